import { useEffect, useRef, useState } from 'react'
import type { FavoritesListProps } from './props.schema.ts'

interface Cancelled {
  readonly isCancelled: (productId: string) => boolean
  /** Collected becomes cancelled and back, at once; a refusal turns it back. */
  readonly flip: (productId: string) => void
  /** Why the last one did not go. */
  readonly refusal: string
}

const flipped = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Which products were cancelled since the page opened. */
export function useCancelled(result: FavoritesListProps['result']): Cancelled {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState('')
  const last = useRef<string>(undefined)
  const status = result?.status
  const message = result?.message
  useEffect(() => {
    if (status === 'busy' || status === 'idle' || last.current === undefined) return
    const id = last.current
    last.current = undefined
    if (status !== 'refused') return
    setIds((now) => flipped(now, id))
    setRefusal(message || '系统开小差了，请稍后再试')
  }, [status, message])
  return {
    isCancelled: (id) => ids.has(id),
    flip(id) {
      last.current = id
      setRefusal('')
      setIds((now) => flipped(now, id))
    },
    refusal,
  }
}
