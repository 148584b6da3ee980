import { useSyncExternalStore } from 'react'

const NAME = 'studio-look'
type Look = 'light' | 'dark'

const listeners = new Set<() => void>()
const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches

/** What was chosen here, else what the system has. */
function current(): Look {
  const chosen = localStorage.getItem(NAME)
  return chosen === 'dark' || chosen === 'light' ? chosen : isDark() ? 'dark' : 'light'
}

export const showLook = (): void => {
  document.documentElement.dataset.look = current()
}

export function toggleLook(): void {
  localStorage.setItem(NAME, current() === 'dark' ? 'light' : 'dark')
  showLook()
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useLook = (): Look => useSyncExternalStore(subscribe, current)
