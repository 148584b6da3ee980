import { isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'

export const audienceImpossible: PageRule = {
  meta: {
    name: 'audience-impossible',
    severity: 'error',
    title: { zh: '没有人符合的展示人群', en: 'An audience that nobody belongs to' },
    docs: {
      why: {
        zh: '没有登录的人等级是 0，登录的人至少是 1；两项互相矛盾，区块不会给任何人看。',
        en: 'Who is not signed in has level 0, who is has at least 1: nobody sees the block.',
      },
      wrong: '"audience": { "login": false, "levels": [3, 4] }',
      right: '"audience": { "levels": [3, 4] }',
    },
  },
  on: 'page',
  check: ({ blocks }) =>
    blocks.flatMap(({ block: { audience }, pointer }) => {
      const { login, levels } = isMap(audience) ? audience : {}
      if (typeof login !== 'boolean' || !Array.isArray(levels) || !levels.length) return []
      if (!levels.every(Number.isInteger) || levels.some((level) => level > 0 === login)) return []
      const message = login
        ? { zh: '登录的人等级不会是 0，没有人会看到', en: 'Nobody who is signed in has level 0' }
        : { zh: '没有登录的人等级都是 0，没有人会看到', en: 'Whoever is not signed in has level 0' }
      return [{ pointer: `${pointer}/audience/levels`, message }]
    }),
}
