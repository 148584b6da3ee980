import { useEffect, useState } from 'react'
import { useEditing } from '../editor/editor-context.ts'
import { useStudio } from '../session/studio.ts'

/** Addresses at which the open document can be seen; undefined until they are known. */
export function useAddresses(): readonly string[] | undefined {
  const { call } = useStudio()
  const { editor } = useEditing()
  const { item } = editor.state
  const [found, setFound] = useState<readonly string[]>()
  useEffect(() => {
    void call('sampleAddresses', { params: item }).then((answer) =>
      setFound('reply' in answer ? answer.reply.addresses : []),
    )
  }, [call, item])
  return found
}
