import { useEffect, useState } from 'react'
import type { Answer } from '../calls/studio-calls.ts'

/** ms without a key after which the server is asked. */
const TYPED_AFTER = 250

/**
 * What the server answers, a moment after the last change of what is asked; until then what it answered before.
 * @param look the same function as long as the same is asked
 */
export function useLookUp<Reply>(look: () => Promise<Answer<Reply>>) {
  const [reply, setReply] = useState<Reply>()
  const [failed, setFailed] = useState('')
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const answer = await look()
      if (isOver) return
      setFailed('failure' in answer ? answer.failure.message : '')
      if ('reply' in answer) setReply(answer.reply)
    }
    const timer = setTimeout(() => void ask(), TYPED_AFTER)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [look])
  return { reply, failed }
}
