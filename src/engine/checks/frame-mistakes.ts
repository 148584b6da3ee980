import { blockSchema } from '../../../schemas/page/block.ts'
import { pageSchema, screenPageSchema } from '../../../schemas/page/page.ts'
import { partSchema, partUseSchema } from '../../../schemas/page/part.ts'
import { checkValue } from './check-value.ts'
import { decided } from './judge/judge.ts'
import { add, type FindingsByRule, pageRules } from './mistakes-by-rule.ts'
import type { PageView } from './page-view.ts'
import { isMap } from './pointer.ts'
import { asSchema, type Schema } from './schema.ts'

const field = { zh: '字段', en: 'field' }

/** What is the frame of a file, or stands in its place. */
export type Frame = 'page' | 'screen' | 'part' | 'part-use' | 'block'

const frames: Readonly<Record<Frame, Schema>> = {
  page: asSchema(pageSchema),
  screen: asSchema(screenPageSchema),
  part: asSchema(partSchema),
  'part-use': asSchema(partUseSchema),
  block: asSchema(blockSchema),
}

/** A page is made of blocks, what stands around a screen of slots; that a file has the other is said by `screen-page`. */
const frameParts: ReadonlySet<string> = new Set(['blocks', 'slots'])

function withoutForeign(raw: unknown, { properties = {} }: Schema): unknown {
  if (!isMap(raw)) return raw
  const isForeign = (key: string) => frameParts.has(key) && !Object.hasOwn(properties, key)
  return Object.keys(raw).some(isForeign)
    ? Object.fromEntries(Object.entries(raw).filter(([key]) => !isForeign(key)))
    : raw
}

/** What a page says of itself has expressions in it, and is compared with its schema by `checkHead`. */
const withoutHead = (raw: unknown, { properties = {} }: Schema): unknown =>
  isMap(raw) && isMap(raw.head) && Object.hasOwn(properties, 'head')
    ? Object.fromEntries(Object.entries(raw).filter(([key]) => key !== 'head'))
    : raw

/** What stands around the blocks of a file: `file` is the shape of the whole. */
export function addFrame(found: FindingsByRule, raw: unknown, parts: Omit<PageView, 'mistakes'>, file: Frame): void {
  const { blocks, uses, catalogues } = parts
  const { judge } = catalogues
  const look = (name: Frame, value: unknown, base: string) => {
    const refused = judge(name, value)
    if (refused.length > 0)
      add(found, decided(refused, checkValue(value, frames[name], { noun: field, base }), base), pageRules)
  }
  for (const { use, pointer } of uses) look('part-use', use, pointer)
  const plain = withoutHead(raw, frames[file])
  const own = withoutForeign(plain, frames[file])
  if (own === plain) look(file, plain, '')
  else add(found, checkValue(own, frames[file], { noun: field, base: '', given: frameParts }), pageRules)
  for (const { parent, pointer, block: value } of blocks) if (parent?.of) look('block', value, pointer)
}
