import { useEffect, useState } from 'react'
import type { ItemId } from '../../../schemas/studio/item.ts'
import { useStudio } from '../session/studio.ts'

const keyOf = ({ kind, name }: ItemId) => `${kind}/${name}`

/** What items are called; by their names until that is known, and where there is none of the name any more. */
export function useItemTitles(): (item: ItemId) => string {
  const { call } = useStudio()
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    void call('itemList', {}).then((answer) => {
      if ('reply' in answer) setTitles(new Map(answer.reply.items.map((row) => [keyOf(row), row.title])))
    })
  }, [call])
  return (item) => titles.get(keyOf(item)) ?? item.name
}
