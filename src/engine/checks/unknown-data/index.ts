import { fromMistakes } from '../from-mistakes.ts'

export const unknownData = fromMistakes({
  name: 'unknown-data',
  severity: 'error',
  title: { zh: '没有这份数据', en: 'There is no such data' },
  docs: {
    why: {
      zh: '表达式只能读本页 data 里的名字和 user、query 这样的固定名字。',
      en: "An expression reads the names in the page's data and fixed ones such as user and query.",
    },
    wrong: '"{{ ofers.total }}"',
    right: '"{{ offers.total }}"',
  },
})
