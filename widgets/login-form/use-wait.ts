import { useEffect, useState } from 'react'
import type { LoginFormProps } from './props.schema.ts'

/** For an answer that does not say how long. */
const USUAL_WAIT = 60

/** Seconds until another code may be sent; 0 when it may. They are told by the clock, since a page in the background skips ticks. */
export function useWait(sms: LoginFormProps['sms'], now: () => number): number {
  const [left, setLeft] = useState(0)
  const isSent = sms?.status === 'done'
  const seconds = sms?.reply?.data?.waitSeconds ?? USUAL_WAIT
  useEffect(() => {
    if (!isSent) return undefined
    const end = now() + seconds * 1000
    const tick = () => {
      const rest = Math.max(0, Math.ceil((end - now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => {
      clearInterval(timer)
      setLeft(0)
    }
  }, [isSent, seconds, now])
  return left
}
