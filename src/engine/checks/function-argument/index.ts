import { fromMistakes } from '../from-mistakes.ts'

export const functionArgument = fromMistakes({
  name: 'function-argument',
  severity: 'error',
  title: { zh: '函数的参数不对', en: 'Wrong arguments of a function' },
  docs: {
    why: {
      zh: '参数不对的函数没有值。',
      en: 'A function with wrong arguments has no value.',
    },
    wrong: '"{{ size() }}"',
    right: '"{{ size(offers.list) }}"',
  },
})
