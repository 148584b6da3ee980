import { useCallback, useEffect, useState } from 'react'
import { useEditing } from '../editor/editor-context.ts'
import { useStudio } from '../session/studio.ts'

export interface RevisionText {
  /** Undefined until it is here. */
  readonly text?: string
  /** Why it could not be had. */
  readonly failed?: string
  readonly retry: () => void
}

/** The text of a revision of the open item; of none without a hash. */
export function useRevisionText(hash: string | undefined): RevisionText {
  const { call } = useStudio()
  const { editor } = useEditing()
  const [found, setFound] = useState<{ readonly hash: string; readonly text?: string; readonly failed?: string }>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (hash === undefined) return
    let isOver = false
    void call('revision', { params: { ...editor.state.item, hash } }).then((answer) => {
      if (isOver) return
      setFound('reply' in answer ? { hash, text: answer.reply.text } : { hash, failed: answer.failure.message })
    })
    return () => {
      isOver = true
    }
  }, [call, editor, hash, turn])
  const retry = useCallback(() => {
    setFound(undefined)
    setTurn((before) => before + 1)
  }, [])
  return found?.hash === hash ? { text: found?.text, failed: found?.failed, retry } : { retry }
}
