import { fromMistakes } from '../from-mistakes.ts'

export const propOutOfRange = fromMistakes({
  name: 'prop-out-of-range',
  severity: 'error',
  title: { zh: '设置超出范围', en: 'A setting is out of its range' },
  docs: {
    why: {
      zh: '范围是版面能放下的范围：太长的标题会被截断，太多的条目会挤在一起。',
      en: 'The range is what the layout can hold.',
    },
    wrong: '"max": 100',
    right: '"max": 10',
  },
})
