import { useEffect, useState } from 'react'
import { useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { useReturns } from '../session/returns.ts'
import { useStudio } from '../session/studio.ts'

interface Addresses {
  /** Undefined until they are known. */
  readonly addresses: readonly string[] | undefined
  /** Why they are not. */
  readonly failed: string
}

/** Addresses at which the open document can be seen. */
export function useAddresses(): Addresses {
  const { call } = useStudio()
  const { editor } = useEditing()
  const { item } = editor.state
  const { route } = useEditorState(editor)
  const [found, setFound] = useState<Addresses>({ addresses: undefined, failed: '' })
  const returns = useReturns()
  useEffect(() => {
    void call('sampleAddresses', { params: item }).then((answer) =>
      setFound((before) =>
        'reply' in answer
          ? { addresses: answer.reply.addresses, failed: '' }
          : { ...before, failed: answer.failure.message },
      ),
    )
  }, [call, item, route, returns])
  return found
}
