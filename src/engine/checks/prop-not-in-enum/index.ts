import { fromMistakes } from '../from-mistakes.ts'

export const propNotInEnum = fromMistakes({
  name: 'prop-not-in-enum',
  severity: 'error',
  title: { zh: '设置不在可选的值里', en: 'A setting is none of its choices' },
  docs: {
    why: {
      zh: '只有列出的值有对应的样子。',
      en: 'Only the listed values have a look.',
    },
    wrong: '"tone": "louder"',
    right: '"tone": "loud"',
  },
})
