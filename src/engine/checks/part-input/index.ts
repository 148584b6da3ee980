import { closest } from '../../core/expressions/closest.ts'
import { getOwn } from '../../core/get-own.ts'
import type { PageView } from '../page-view.ts'
import { writtenSchema } from '../part-inputs.ts'
import { at, entriesOf, isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { refusalOf } from '../understood-schema.ts'
import { instead, replace } from '../words.ts'

/** What a part declares: an endpoint that pages can read, or a type. */
function declared({ raw, catalogues: { contracts } }: PageView) {
  return entriesOf(raw.inputs).flatMap(([name, input]) => {
    if (!isMap(input) || typeof input.from !== 'string' || getOwn(contracts, input.from)?.page) return []
    const names = Object.values(contracts).flatMap((contract) => (contract.page ? [contract.name] : []))
    const suggestion = closest(input.from, names)
    const hint = instead(suggestion, [])
    const pointer = `${at('/inputs', name)}/from`
    const message = {
      zh: `没有给页面用的接口「${input.from}」${hint.zh}`,
      en: `There is no endpoint "${input.from}" for pages${hint.en}`,
    }
    return [{ pointer, message, got: input.from, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
  })
}

/** Inputs of which nothing is known, because of a word in their schema; what is wrong with their own form is told by page-shape. */
function unreadable(page: PageView) {
  const misshapen = page.mistakes('page-shape').map(({ pointer }) => pointer)
  return entriesOf(page.raw.inputs).flatMap(([name, input]) => {
    const pointer = at('/inputs', name)
    if (!isMap(input) || misshapen.some((other) => other.startsWith(pointer))) return []
    const refusal = refusalOf(writtenSchema(input))
    if (refusal === undefined) return []
    const message = {
      zh: `看不懂输入「${name}」的写法，它里面只能写检查认得的 JSON Schema（${refusal}）`,
      en: `The input "${name}" cannot be read: ${refusal}`,
    }
    return [{ pointer, target: 'key' as const, message }]
  })
}

export const partInput: PageRule = {
  meta: {
    name: 'part-input',
    severity: 'error',
    title: { zh: '给部件的输入不对', en: 'Wrong input of a part' },
    docs: {
      why: {
        zh: '部件写明了要什么输入；没有给、给错了，里面的区块就显示不出来。',
        en: 'A part says what it needs: without that, or with something else, its blocks cannot show.',
      },
      wrong: '{ "part": "goods-share", "with": { "prodct": "{{ product }}" } }',
      right: '{ "part": "goods-share", "with": { "product": "{{ product }}" } }',
    },
  },
  on: 'page',
  check: (page) => [...declared(page), ...unreadable(page), ...page.mistakes('part-input')],
}
