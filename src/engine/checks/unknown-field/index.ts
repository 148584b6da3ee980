import { fromMistakes } from '../from-mistakes.ts'

export const unknownField = fromMistakes({
  name: 'unknown-field',
  severity: 'error',
  title: { zh: '数据里没有这个字段', en: 'The data has no such field' },
  docs: {
    why: {
      zh: '读一个不存在的字段永远是空的。',
      en: 'A field that does not exist is always empty.',
    },
    wrong: '"{{ offers.productPackageInfo }}"',
    right: '"{{ offers.productPackageInfos }}"',
  },
})
