import { useEffect } from 'react'

interface Submitted {
  readonly status: string
  readonly message?: string
}

/** Emits `refused` with the reason once for each submit that was refused: a page tells it by a toast. */
export function useRefused(order: Submitted | undefined, emit: (event: string, payload?: unknown) => void): void {
  useEffect(() => {
    if (order?.status === 'refused') emit('refused', { message: order.message ?? '' })
  }, [order, emit])
}
