import { fromMistakes } from '../from-mistakes.ts'

export const expressionType = fromMistakes({
  name: 'expression-type',
  severity: 'error',
  title: { zh: '表达式的类型不对', en: 'An expression is of the wrong kind' },
  docs: {
    why: {
      zh: '组件要的和数据给的不是一种东西，显示出来会是空的或错的。',
      en: 'The widget wants one kind of thing and the data gives another.',
    },
    wrong: '"max": "{{ offers.productPackageInfos }}"',
    right: '"max": "{{ offers.total }}"',
  },
})
