import { useEffect, useEffectEvent } from 'react'
import type { Loaded } from '../../kit/loaded.ts'

/** Tries again to load what failed, each time that the network comes back. */
export function useRetryOnline({ status }: Loaded<unknown>, retry: () => void): void {
  const onBack = useEffectEvent(() => {
    if (status === 'failed') retry()
  })
  useEffect(() => {
    const hear = () => onBack()
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [])
}
