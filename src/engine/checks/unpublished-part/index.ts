import type { Text } from '../../../../schemas/json-schema.ts'
import type { PageRule } from '../rule.ts'

/** What is said of it in a draft, and to whoever publishes a page with it. */
export const unpublished = (part: string): Text => ({
  zh: `部件「${part}」还没有发布：先发布它，或和这一页放进同一个发布单`,
  en: `The part "${part}" is not published yet: publish it first, or together with this page`,
})

export const unpublishedPart: PageRule = {
  meta: {
    name: 'unpublished-part',
    severity: 'warning',
    title: { zh: '部件还没有发布', en: 'A part that is not published yet' },
    docs: {
      why: {
        zh: '草稿里可以先用，看得到样子；顾客看到的页面只能用发布了的部件。在工作台里检查。',
        en: 'A draft may use and show it; a page that shoppers see uses published parts alone. Looked up in the studio.',
      },
      wrong: '{ "part": "spring-note" }（spring-note 还是草稿）',
      right: '先发布 spring-note，或把它和页面放进同一个发布单',
    },
  },
  on: 'page',
  check: ({ uses, catalogues: { parts = {}, draftParts = [] } }) =>
    uses.flatMap(({ pointer: use, use: { part } }) => {
      if (typeof part !== 'string' || !Object.hasOwn(parts, part) || !draftParts.includes(part)) return []
      return [{ pointer: `${use}/part`, message: unpublished(part), got: part }]
    }),
}
