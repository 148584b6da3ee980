import { useCallback, useRef, useState, type ComponentType } from 'react'

interface LazyPart<Props> {
  /** The part once its code is here. */
  readonly Part: ComponentType<Props> | undefined
  /** The last try to fetch it failed; another `fetch` tries again. */
  readonly hasFailed: boolean
  /** Fetches the code, once; call it when the part is likely to be wanted. The same function as long as `load` is. */
  readonly fetch: () => void
}

/** A part of a widget whose code comes when it is wanted, as calendars do. */
export function useLazyPart<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>): LazyPart<Props> {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>()
  const [hasFailed, setFailed] = useState(false)
  const isAskedFor = useRef(false)
  const fetch = useCallback(() => {
    if (isAskedFor.current) return
    isAskedFor.current = true
    setFailed(false)
    load()
      .then((module) => setPart({ Part: module.default }))
      .catch(() => {
        isAskedFor.current = false
        setFailed(true)
      })
  }, [load])
  return { Part: part?.Part, hasFailed, fetch }
}
