import type { Block } from '../../../schemas/page/block.ts'
import type { Page } from '../../../schemas/page/page.ts'
import type { Compiled } from './expressions/index.ts'
import { getOwn } from './get-own.ts'
import { compiledText } from './compiled.ts'
import { blockParts, sourceParts } from './page-expressions.ts'
import { noValues, type Values } from './values.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

/** What a `reload` or a `submit` loads again, and a `load-more` goes on with. */
const reloads = (block: Block): string[] =>
  Object.values(block.on ?? {})
    .flat()
    .map(({ do: name, data, reload }) => (name === 'submit' ? reload : loaders.has(name) ? data : undefined))
    .filter((name) => typeof name === 'string')

const loaders = new Set(['reload', 'load-more'])

/** Names that the block reads or reloads, of data, of values and of other roots. */
const mentionedBy = memoByIdentity((block: Block): readonly string[] => [
  ...new Set([...reloads(block), ...blockParts(block).flatMap(({ roots }) => roots)]),
])

/** The expressions behind a name, if it is one of the data or of the values. */
function partsOf(name: string, data: NonNullable<Page['data']>, values: Values): Compiled[] {
  const value = getOwn(values, name)
  if (value !== undefined) return [compiledText(value)]
  const source = getOwn(data, name)
  return source ? sourceParts(source) : []
}

/** The data entries that the blocks read or reload, or `more` names, and those that these read, directly or through values, in the order of the page. */
export function neededData(
  data: NonNullable<Page['data']>,
  blocks: readonly Block[],
  more: readonly string[] = [],
  values: Values = noValues,
): string[] {
  const open = [...more, ...blocks.flatMap(mentionedBy)]
  const needed = new Set<string>()
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const parts = needed.has(name) ? [] : partsOf(name, data, values)
    needed.add(name)
    open.push(...parts.flatMap(({ roots }) => roots))
  }
  return Object.keys(data).filter((name) => needed.has(name))
}
