import { useEffect, useRef } from 'react'

/** Calls back each time that the network comes back. */
export function useOnline(onBack: () => void): void {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    const hear = () => latest.current()
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [])
}
