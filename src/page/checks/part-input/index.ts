import { closest } from '../../core/expressions/closest.ts'
import { own } from '../../core/own.ts'
import type { PageView } from '../page-view.ts'
import { at, entriesOf, isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { instead, replace } from '../words.ts'

/** What a part declares: an endpoint that pages can read, or a type. */
function declared({ raw, catalogues: { contracts } }: PageView) {
  const names = Object.values(contracts).flatMap(({ name, page }) => (page ? [name] : []))
  return entriesOf(raw.inputs).flatMap(([name, input]) => {
    if (!isMap(input) || typeof input.from !== 'string' || own(contracts, input.from)?.page) return []
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
  check: (page) => [...declared(page), ...page.mistakes('part-input')],
}
