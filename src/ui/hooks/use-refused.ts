import { useEffect, useRef } from 'react'

interface Submitted {
  readonly status: string
  readonly message?: string
}

/**
 * Emits `refused` with the reason once for each submit that was refused: a page tells it by a toast. A page that makes the state anew from
 * its parts, or comes back from behind another, still means the same submit.
 */
export function useRefused(order: Submitted | undefined, emit: (event: string, payload?: unknown) => void): void {
  const told = useRef<string>(undefined)
  const reason = order?.status === 'refused' ? (order.message ?? '') : undefined
  useEffect(() => {
    if (reason !== undefined && reason !== told.current) emit('refused', { message: reason })
    told.current = reason
  }, [reason, emit])
}
