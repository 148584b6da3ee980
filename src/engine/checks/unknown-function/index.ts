import { fromMistakes } from '../from-mistakes.ts'

export const unknownFunction = fromMistakes({
  name: 'unknown-function',
  severity: 'error',
  title: { zh: '没有这个函数', en: 'There is no such function' },
  docs: {
    why: {
      zh: '能用的函数是固定的一组，见表达式的说明。',
      en: 'The functions are a fixed set: see the page on expressions.',
    },
    wrong: '"{{ length(offers.list) }}"',
    right: '"{{ size(offers.list) }}"',
  },
})
