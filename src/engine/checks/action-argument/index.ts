import { fromMistakes } from '../from-mistakes.ts'

export const actionArgument = fromMistakes({
  name: 'action-argument',
  severity: 'error',
  title: { zh: '动作的参数不对', en: 'Wrong argument of an action' },
  docs: {
    why: {
      zh: '参数不对的动作，点了没有反应。',
      en: 'An action with wrong arguments does nothing when tapped.',
    },
    wrong: '{ "do": "toast", "message": "已收藏" }',
    right: '{ "do": "toast", "text": "已收藏" }',
  },
})
