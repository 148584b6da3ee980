import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PictureRow } from '../../../schemas/studio/media.ts'
import type { CallReply } from '../calls/studio-calls.ts'
import { useStudio } from '../session/studio.ts'

export type Shown = 'all' | 'uploads' | 'unused' | 'trash'

/** ms of rest after a key before it is searched. */
const SEARCH_AFTER = 200

export interface Pictures {
  readonly list: CallReply<'pictureList'> | undefined
  /** Names of the folders that there are. */
  readonly folders: readonly string[]
  /** Why there is none. */
  readonly failed: string
  readonly load: () => Promise<void>
  readonly loadMore: () => Promise<void>
  /** What somebody just did to one of them, before the server is asked again. */
  readonly put: (picture: PictureRow) => void
}

/** Pictures of a folder ('': of all) that fit words, the newest first. What was asked last is shown, whatever is answered late. */
export function usePictures(words: string, shown: Shown, folder: string): Pictures {
  const { call } = useStudio()
  const [list, setList] = useState<CallReply<'pictureList'>>()
  const [failed, setFailed] = useState('')
  const asked = useRef(0)
  const ask = useCallback(
    async (known: readonly PictureRow[]) => {
      const number = (asked.current += 1)
      const answer = await call('pictureList', { query: { words: words.trim(), shown, folder, from: known.length } })
      if (number !== asked.current) return
      setFailed('failure' in answer ? answer.failure.message : '')
      if ('reply' in answer) setList({ ...answer.reply, pictures: [...known, ...answer.reply.pictures] })
    },
    [call, words, shown, folder],
  )
  useEffect(() => {
    const timer = setTimeout(() => void ask([]), SEARCH_AFTER)
    return () => clearTimeout(timer)
  }, [ask])
  const put = (picture: PictureRow) =>
    setList((before) => {
      const rest = before?.pictures.filter(({ name }) => name !== picture.name) ?? []
      const isNew = rest.length === (before?.pictures.length ?? 0)
      if (!isNew)
        return (
          before && { ...before, pictures: before.pictures.map((one) => (one.name === picture.name ? picture : one)) }
        )
      return { folders: [], ...before, pictures: [picture, ...rest], total: (before?.total ?? 0) + 1 }
    })
  const folders = useMemo(() => list?.folders.map(({ name }) => name) ?? [], [list?.folders])
  return { list, folders, failed, load: () => ask([]), loadMore: () => ask(list?.pictures ?? []), put }
}
