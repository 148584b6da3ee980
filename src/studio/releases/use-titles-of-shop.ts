import { useEffect, useState } from 'react'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { Titles } from '../document/index.ts'
import { useTitles } from '../editor/editor-context.ts'
import { useStudio } from '../session/studio.ts'

/** What sentences about any document call widgets, parts and fields; undefined until it is known. */
export function useTitlesOfShop(): Titles | undefined {
  const { call, catalogue: load } = useStudio()
  const [catalogue, setCatalogue] = useState<Catalogue>()
  const [parts, setParts] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => void load().then(setCatalogue), [load])
  useEffect(() => {
    void call('itemList', {}).then((answer) => {
      if ('reply' in answer)
        setParts(
          Object.fromEntries(
            answer.reply.items.filter(({ kind }) => kind === 'part').map(({ name, title }) => [name, title]),
          ),
        )
    })
  }, [call])
  return useTitles(catalogue, parts)
}
