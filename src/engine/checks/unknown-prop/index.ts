import { fromMistakes } from '../from-mistakes.ts'

export const unknownProp = fromMistakes({
  name: 'unknown-prop',
  severity: 'error',
  title: { zh: '组件没有这个设置', en: 'The widget has no such setting' },
  docs: {
    why: {
      zh: '写错名字的设置什么也不做，页面看起来却像改过了。',
      en: 'A misspelt setting does nothing, though it looks done.',
    },
    wrong: '"props": { "titel": "限时抢购" }',
    right: '"props": { "title": "限时抢购" }',
  },
})
