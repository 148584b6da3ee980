import { useEffect, useState } from 'react'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import type { TitlesFor } from '../document/index.ts'
import { useShopTitles } from './use-shop-titles.ts'
import { useReturns } from '../session/returns.ts'
import { useStudio } from '../session/studio.ts'

const NO_ROWS: readonly ItemRow[] = []

/** What sentences about any document call widgets, parts, fields and places; undefined until it is known. */
export function useTitlesOfShop(): { readonly titles: TitlesFor | undefined; readonly failed: string } {
  const { call, catalogue: load } = useStudio()
  const [catalogue, setCatalogue] = useState<Catalogue>()
  const [rows, setRows] = useState(NO_ROWS)
  const [failed, setFailed] = useState('')
  const returns = useReturns()
  useEffect(() => void load().then(setCatalogue), [load, returns])
  useEffect(() => {
    void call('itemList', {}).then((answer) => {
      setFailed('failure' in answer ? answer.failure.message : '')
      if ('reply' in answer) setRows(answer.reply.items)
    })
  }, [call, returns])
  return { titles: useShopTitles(catalogue, rows), failed }
}
