import { useCallback, useEffect, useState } from 'react'
import type { PreviewAs, PreviewRow } from '../../../schemas/studio/canvas.ts'
import { toast } from '../controls/toasts.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useStudio } from '../session/studio.ts'

interface Wanted {
  readonly address: string
  readonly as: PreviewAs
  readonly hours: number
}

export interface GivenPreview {
  readonly preview: PreviewRow
  /** Told once: the server keeps a hash of it. */
  readonly link: string
}

/** The preview links of the open document. */
export function usePreviews() {
  const { call } = useStudio()
  const { editor } = useEditing()
  const { item } = editor.state
  const [list, setList] = useState<readonly PreviewRow[]>()
  const [given, setGiven] = useState<GivenPreview>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(async () => {
    const answer = await call('previewList', { params: item })
    if ('failure' in answer) setProblem(answer.failure.message)
    else setList(answer.reply.previews)
  }, [call, item])
  useEffect(() => void load(), [load])

  const share = async ({ address, as, hours }: Wanted) => {
    setBusy(true)
    setProblem(undefined)
    // A link shows what the server has.
    await editor.save()
    const answer = await call('newPreview', { body: { ...item, address, as, hours } })
    setBusy(false)
    if ('failure' in answer) return setProblem(answer.failure.message)
    setGiven(answer.reply)
    await load()
  }
  const withdraw = async (id: string) => {
    const answer = await call('withdrawPreview', { params: { id } })
    if ('failure' in answer) toast(answer.failure.message, { tone: 'bad' })
    else toast('收回了，那个链接打不开了')
    if (given?.preview.id === id) setGiven(undefined)
    await load()
  }
  return { list, given, problem, isBusy, share, withdraw }
}
