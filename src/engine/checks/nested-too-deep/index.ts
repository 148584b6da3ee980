import type { TextRule } from '../rule.ts'
import { MAX_DEPTH } from '../../../domain/file-limits.ts'

export const nestedTooDeep: TextRule = {
  meta: {
    name: 'nested-too-deep',
    severity: 'error',
    title: { zh: '套得太深', en: 'Nested too deep' },
    docs: {
      why: {
        zh: '手机屏幕放不下这么多层，这样的文件通常是程序写错的。',
        en: 'No phone shows that many levels; such a file comes from a mistaken program.',
      },
      wrong: '{ "slots": { "body": [{ "slots": { "body": [{ "slots": … } ] } }] } }',
      right: '{ "slots": { "body": [{ "id": "a", "widget": "notice-bar" }] } }',
    },
  },
  on: 'text',
  check({ tooDeepAt }) {
    if (tooDeepAt === undefined) return []
    const message = {
      zh: `括号套得太深，最多 ${MAX_DEPTH} 层`,
      en: `Brackets are nested too deep: at most ${MAX_DEPTH} levels`,
    }
    return [{ pointer: '', range: [tooDeepAt, tooDeepAt + 1], message }]
  },
}
