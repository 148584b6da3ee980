import { closest } from '../../../engine/core/expressions/closest.ts'
import { hasExpression } from '../../../engine/core/expressions/index.ts'
import { at, isMap, listOf } from '../../../engine/checks/pointer.ts'
import type { PageRule } from '../../../engine/checks/rule.ts'
import { instead, replace } from '../../../engine/checks/words.ts'

export const unknownContent: PageRule = {
  meta: {
    name: 'unknown-content',
    severity: 'warning',
    title: { zh: '没有这个编号的内容', en: 'There is no content of this code' },
    docs: {
      why: {
        zh: '后台没有这个编号的组件，区块永远是空的。只在沙盒里检查：别的后台有什么，检查不知道。',
        en: 'A block of a code that the backend does not have stays empty. Looked up in the sandbox alone: of another backend nobody knows.',
      },
      wrong: '"banner": { "from": "pageComponents", "with": { "codes": ["YT3_BANER"] } }',
      right: '"banner": { "from": "pageComponents", "with": { "codes": ["YT3_BANNER"] } }',
    },
  },
  on: 'page',
  check({ data, catalogues: { content } }) {
    if (!content) return []
    return data.flatMap(({ source, pointer, contract }) => {
      if (contract?.name !== 'pageComponents' || !isMap(source.with)) return []
      return listOf(source.with.codes).flatMap((code, index) => {
        if (typeof code !== 'string' || hasExpression(code) || content.codes.has(code)) return []
        const suggestion = closest(code, [...content.codes])
        const hint = instead(suggestion, [])
        const place = at(`${pointer}/with/codes`, index)
        const message = {
          zh: `没有编号为「${code}」的内容${hint.zh}`,
          en: `There is no content of the code "${code}"${hint.en}`,
        }
        return [
          { pointer: place, message, got: code, ...(suggestion && { suggestion, fix: replace(place, suggestion) }) },
        ]
      })
    })
  },
}
