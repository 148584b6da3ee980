import { closest } from '../../core/expressions/closest.ts'
import type { PageRule } from '../rule.ts'
import { unpublished } from '../unpublished-part/index.ts'
import { instead, replace } from '../words.ts'

export const unknownPart: PageRule = {
  meta: {
    name: 'unknown-part',
    severity: 'error',
    title: { zh: '没有这个部件', en: 'There is no such part' },
    docs: {
      why: {
        zh: 'part 写的是 pages/parts/ 里的文件名，那里没有这个文件，或者它自己没有通过检查。',
        en: 'A part is a file in pages/parts/: there is none of that name, or it does not pass its own check.',
      },
      wrong: '{ "part": "good-share" }（文件是 goods-share.json）',
      right: '{ "part": "goods-share" }',
    },
  },
  on: 'page',
  check: ({ uses, catalogues: { parts = {}, refusedParts = [], draftParts = [] } }) =>
    uses.flatMap(({ pointer: use, use: { part } }) => {
      if (typeof part !== 'string' || Object.hasOwn(parts, part)) return []
      const pointer = `${use}/part`
      if (refusedParts.includes(part)) {
        const file = `pages/parts/${part}.json`
        return [
          {
            pointer,
            message: { zh: `部件没有通过检查，先改 ${file}`, en: `The part does not pass its check: see ${file}` },
          },
        ]
      }
      if (draftParts.includes(part)) return [{ pointer, message: unpublished(part), got: part }]
      const suggestion = closest(part, Object.keys(parts))
      const hint = instead(suggestion, Object.keys(parts), '有哪些在工作台的「插入」里看')
      const message = { zh: `没有部件「${part}」${hint.zh}`, en: `There is no part "${part}"${hint.en}` }
      return [{ pointer, message, got: part, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
    }),
}
