import { at, entriesOf, isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'

export const experimentShares: PageRule = {
  meta: {
    name: 'experiment-shares',
    severity: 'error',
    title: { zh: '实验的份额全是 0', en: 'An experiment without shares' },
    docs: {
      why: {
        zh: '没有一组分得到人，实验里的区块都不会出现。',
        en: 'No arm gets anybody, and no block of the experiment appears.',
      },
      wrong: '"experiments": { "hero": { "a": 0, "b": 0 } }',
      right: '"experiments": { "hero": { "a": 50, "b": 50 } }',
    },
  },
  on: 'page',
  check: ({ raw }) =>
    entriesOf(raw.experiments).flatMap(([name, arms]) => {
      const shares = isMap(arms) ? Object.values(arms) : []
      if (!shares.length || shares.some((share) => share !== 0)) return []
      const message = { zh: `实验「${name}」各组的份额都是 0`, en: `Every arm of "${name}" has the share 0` }
      return [{ pointer: at('/experiments', name), message }]
    }),
}
