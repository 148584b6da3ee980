import type { ReactNode } from 'react'

/** What stands over the page on the screen. */
interface Over {
  /** The name of a popup of the page. */
  readonly popup?: string
  readonly content?: ReactNode
  /** Something was under way once, and the code that shows it is here. */
  readonly hasLoaded?: boolean
}

export interface OverPage {
  readonly openPopup: (name: string) => void
  readonly closePopup: () => void
  /** Shows something over the page until the next page; undefined takes it away. */
  readonly showOver: (content: ReactNode) => void
}

export interface OverPageStore extends OverPage {
  readonly willLoad: () => void
  /** Another page is on the screen. */
  readonly clear: () => void
  /** The same object until something changes. */
  readonly current: () => Over
  readonly subscribe: (heard: () => void) => () => void
}

export function createOverPage(): OverPageStore {
  const listeners = new Set<() => void>()
  let current: Over = {}
  const set = (change: Over) => {
    current = { ...current, ...change }
    for (const heard of [...listeners]) heard()
  }
  return {
    openPopup: (popup) => set({ popup }),
    closePopup: () => set({ popup: undefined }),
    showOver: (content) => set({ content }),
    willLoad: () => current.hasLoaded || set({ hasLoaded: true }),
    clear() {
      const isClear = current.popup === undefined && current.content === undefined
      if (!isClear) set({ popup: undefined, content: undefined })
    },
    current: () => current,
    subscribe(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}
