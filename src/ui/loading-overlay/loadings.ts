/** A call that is done sooner shows nothing: a flash would only unsettle. */
const DELAY = 200

export interface Loadings {
  /** Says that something is under way; gives the way to say that it is done. Calls may overlap: the last text that is left shows. */
  readonly begin: (text: string) => () => void
  /** What to show at this moment. */
  readonly current: () => string | undefined
  readonly subscribe: (listener: () => void) => () => void
}

/** Counts what is under way (A7: a loading flag shows an overlay). */
export function createLoadings(): Loadings {
  const listeners = new Set<() => void>()
  const open: { readonly text: string; shown: boolean }[] = []
  const tell = () => listeners.forEach((listener) => listener())
  return {
    begin(text) {
      const one = { text, shown: false }
      open.push(one)
      const timer = setTimeout(() => {
        one.shown = true
        tell()
      }, DELAY)
      return () => {
        clearTimeout(timer)
        const at = open.indexOf(one)
        if (at >= 0) open.splice(at, 1)
        if (one.shown) tell()
      }
    },
    current: () => open.findLast(({ shown }) => shown)?.text,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
