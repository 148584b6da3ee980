import { fromMistakes } from '../from-mistakes.ts'

export const expressionSyntax = fromMistakes({
  name: 'expression-syntax',
  severity: 'error',
  title: { zh: '表达式写错了', en: 'An expression is misspelt' },
  docs: {
    why: {
      zh: '看不懂的表达式没有值。',
      en: 'An expression that cannot be read has no value.',
    },
    wrong: '"{{ offers.total > }}"',
    right: '"{{ offers.total > 0 }}"',
  },
})
