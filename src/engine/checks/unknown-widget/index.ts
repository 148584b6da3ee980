import { closest } from '../../core/expressions/closest.ts'
import type { PageRule } from '../rule.ts'
import { instead, replace } from '../words.ts'

export const unknownWidget: PageRule = {
  meta: {
    name: 'unknown-widget',
    severity: 'error',
    title: { zh: '没有这个组件', en: 'There is no such widget' },
    docs: {
      why: {
        zh: '不认识的组件显示不出来，顾客会看到一块空白。',
        en: 'A widget that is not known shows nothing.',
      },
      wrong: '{ "id": "deals", "widget": "package-offer" }',
      right: '{ "id": "deals", "widget": "package-offers" }',
    },
  },
  on: 'page',
  check({ blocks, catalogues }) {
    const known = Object.keys(catalogues.registry)
    return blocks.flatMap(({ code, widget, pointer: block }) => {
      if (widget || !code) return []
      const suggestion = closest(code, known)
      const pointer = `${block}/widget`
      const hint = instead(suggestion, known, '有哪些在工作台的「插入」里看')
      const message = { zh: `没有组件「${code}」${hint.zh}`, en: `There is no widget "${code}"${hint.en}` }
      return [{ pointer, message, got: code, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
    })
  },
}
