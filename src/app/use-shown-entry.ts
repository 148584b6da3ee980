import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { Entry } from './entry.ts'
import type { Navigation } from './navigation.ts'

export interface Shown {
  readonly entry: Entry
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** The page on the screen. It changes when the next one is ready to be shown, never before; going back shows the kept page at once. */
export function useShownEntry(first: Entry, navigation: Navigation): Shown {
  const location = useLocation()
  const how = useNavigationType()
  const [shown, setShown] = useState({ entry: first, key: location.key, how: how as `${NavigationType}` })
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [attempt, setAttempt] = useState(0)
  const href = `${location.pathname}${location.search}`

  useEffect(() => {
    if (location.key === shown.key) return navigation.keep(shown.key, shown.entry)
    let gone = false
    const show = (entry: Entry) => {
      if (gone) return
      shown.entry.scroll = window.scrollY
      navigation.keep(location.key, entry)
      setStatus('idle')
      startTransition(() => setShown({ entry, key: location.key, how }))
    }
    const kept = how === 'POP' ? navigation.kept(location.key) : undefined
    if (kept) show(kept)
    else {
      setStatus('loading')
      navigation.open(href).then(show, () => !gone && setStatus('failed'))
    }
    return () => {
      gone = true
    }
  }, [location.key, href, how, navigation, shown, attempt])

  usePlace(shown.entry, shown.how)
  return {
    entry: shown.entry,
    loading: status === 'loading',
    failed: status === 'failed',
    retry: () => setAttempt(attempt + 1),
  }
}

/** A new page begins at its top with the focus on its content; a page gone back to stands where it was left. */
function usePlace(entry: Entry, how: string): void {
  const before = useRef(entry)
  useLayoutEffect(() => {
    if (before.current === entry) return
    before.current = entry
    document.title = entry.payload.plan.title
    document.documentElement.dataset.theme = entry.payload.theme
    window.scrollTo(0, how === 'POP' ? entry.scroll : 0)
    document.getElementById('page')?.focus({ preventScroll: true })
  }, [entry, how])
}
