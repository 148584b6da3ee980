import { headSchema } from '../../../schemas/page/head.ts'
import { checkText } from './check-text.ts'
import { checkValue } from './check-value.ts'
import { decided, type Judge } from './judge/judge.ts'
import type { Mistake } from './mistake.ts'
import type { Roots } from './page-types.ts'
import { isMap } from './pointer.ts'
import { asSchema } from './schema.ts'

const schema = asSchema(headSchema)

/** The mistakes of what a page says of itself. What comes out empty is not said, so that any value may. */
export function checkHead(head: unknown, roots: Roots, judge: Judge): Mistake[] {
  if (!isMap(head)) return []
  const explained = checkValue(head, schema, {
    noun: { zh: '字段', en: 'field' },
    base: '/head',
    text: (written, wanted, pointer, found) =>
      found.push(...checkText(written, wanted, pointer, { roots, mayBeMissing: true })),
  })
  return decided(judge('head', head), explained, '/head')
}
