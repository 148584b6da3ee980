import type { Block } from '../../../schemas/page/block.ts'
import type { Page } from '../../../schemas/page/page.ts'
import { own } from './own.ts'
import { blockParts, sourceParts } from './parts.ts'

const reloads = (block: Block): string[] =>
  Object.values(block.on ?? {}).flatMap((actions) =>
    actions.flatMap(({ do: name, data }) => (name === 'reload' && typeof data === 'string' ? [data] : [])),
  )

/** The data entries that the blocks read or reload, and those that these read, in the order of the page. */
export function neededData(data: NonNullable<Page['data']>, blocks: readonly Block[]): string[] {
  const open = blocks.flatMap((block) => [...reloads(block), ...blockParts(block).flatMap(({ roots }) => roots)])
  const needed = new Set<string>()
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const source = own(data, name)
    if (!source || needed.has(name)) continue
    needed.add(name)
    open.push(...sourceParts(data[name]!).flatMap(({ roots }) => roots))
  }
  return Object.keys(data).filter((name) => needed.has(name))
}
