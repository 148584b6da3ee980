import { fromMistakes } from '../from-mistakes.ts'

export const expressionTooComplex = fromMistakes({
  name: 'expression-too-complex',
  severity: 'error',
  title: { zh: '表达式太复杂', en: 'An expression is too complex' },
  docs: {
    why: {
      zh: '每个表达式的长度和层数有上限，任何页面都不会卡住手机。',
      en: 'Expressions are limited, so that no page can stall a phone.',
    },
    wrong: '"{{ ((((((((((…)))))))))) }}"',
    right: '"{{ offers.total > 0 }}"',
  },
})
