import { closest } from '../../core/expressions/closest.ts'
import type { PageRule } from '../rule.ts'
import { instead, replace } from '../words.ts'

export const unknownAction: PageRule = {
  meta: {
    name: 'unknown-action',
    severity: 'error',
    title: { zh: '没有这个动作', en: 'There is no such action' },
    docs: {
      why: {
        zh: '动作是固定的一组；不认识的动作点了没有反应。',
        en: 'The actions are a fixed set; any other does nothing.',
      },
      wrong: '{ "do": "goto", "to": "/combo" }',
      right: '{ "do": "navigate", "to": "/combo" }',
    },
  },
  on: 'page',
  check({ actions, catalogues }) {
    const known = Object.keys(catalogues.actions)
    return actions.flatMap(({ name, pointer: action }) => {
      if (!name || known.includes(name)) return []
      const suggestion = closest(name, known)
      const pointer = `${action}/do`
      const hint = instead(suggestion, known, '有哪些在工作台的「加动作」里看')
      const message = { zh: `没有动作「${name}」${hint.zh}`, en: `There is no action "${name}"${hint.en}` }
      return [{ pointer, message, got: name, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
    })
  },
}
