import { fromMistakes } from '../from-mistakes.ts'

export const wrongPropType = fromMistakes({
  name: 'wrong-prop-type',
  severity: 'error',
  title: { zh: '设置的类型不对', en: 'A setting is of the wrong kind' },
  docs: {
    why: {
      zh: '数字不加引号，文字要加引号；组件不会替人猜。',
      en: 'Numbers have no quotes, texts have: the widget does not guess.',
    },
    wrong: '"max": "2"',
    right: '"max": 2',
  },
})
