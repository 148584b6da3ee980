import { useEffect, useState } from 'react'

/** B9: what makes way for scrolling comes back after this, in ms. */
const REST = 500

/** Whether the page has not been scrolled for half a second. */
export function useResting(): boolean {
  const [isResting, setResting] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      setResting(false)
      clearTimeout(timer)
      timer = setTimeout(() => setResting(true), REST)
    }
    addEventListener('scroll', moved, { passive: true })
    return () => {
      removeEventListener('scroll', moved)
      clearTimeout(timer)
    }
  }, [])
  return isResting
}
