export interface Toasts {
  /** Shows a sentence in place of the one before it; it goes after `ms`, or a time that suits its length. */
  readonly show: (text: string, ms?: number, way?: ToastWay) => void
  readonly current: () => Toast | undefined
  readonly subscribe: (listener: () => void) => () => void
}

/** A link that stands behind the sentence. */
interface ToastWay {
  readonly text: string
  readonly href: string
  /** The page is loaded anew, as a browser does it. */
  readonly isReload?: boolean
}

interface Toast {
  /** Rises by one, so that the same sentence twice is told twice. */
  readonly id: number
  readonly text: string
  readonly way: ToastWay | undefined
}

/** Chinese is read at about five characters a second; nobody needs less than two seconds to notice. */
const readingTime = (text: string) => Math.min(6000, Math.max(2000, 1000 + text.length * 200))

/** Keeps what the toast region shows: one sentence at a time. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>()
  let current: Toast | undefined
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: Toast | undefined) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    show(text, ms = readingTime(text), way) {
      clearTimeout(timer)
      count += 1
      set({ id: count, text, way })
      timer = setTimeout(() => set(undefined), ms)
    },
    current: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
