import { useRef, useState, type ComponentType } from 'react'

interface LazyPart<Props> {
  /** The part once its code is here. */
  readonly Part: ComponentType<Props> | undefined
  /** The last try to fetch it failed; another `fetch` tries again. */
  readonly hasFailed: boolean
  /** Fetches the code, once; call it when the part is likely to be wanted. */
  readonly fetch: () => void
}

/** A part of a widget whose code comes when it is wanted, as calendars do. */
export function useLazyPart<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>): LazyPart<Props> {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>()
  const [hasFailed, setFailed] = useState(false)
  const isComing = useRef(false)
  const fetch = () => {
    if (part || isComing.current) return
    isComing.current = true
    setFailed(false)
    load()
      .then((module) => setPart({ Part: module.default }))
      .catch(() => setFailed(true))
      .finally(() => {
        isComing.current = false
      })
  }
  return { Part: part?.Part, hasFailed, fetch }
}
