import { fromMistakes } from '../from-mistakes.ts'

export const maybeMissing = fromMistakes({
  name: 'maybe-missing',
  severity: 'error',
  title: { zh: '这里可能没有值', en: 'A value may be missing here' },
  docs: {
    why: {
      zh: '不是每条数据都有的字段，要说明没有时用什么。',
      en: 'For a field that not every entry has, say what stands in its place.',
    },
    wrong: '"text": "{{ detail.subtitle }}"',
    right: '"text": "{{ default(detail.subtitle, \'\') }}"',
  },
})
