import { shopTitles, type TitlesFor } from '../../src/studio/document/index.ts'
import type { Remote } from './client.ts'

/** What the sentences about documents call things: widgets, fields, parts and places as the studio has them. */
export async function titlesOf(remote: Remote): Promise<TitlesFor> {
  const { items } = await remote.ask.itemList({})
  return shopTitles(await remote.ask.catalogue({}), items)
}
