import type { PageRule } from '../rule.ts'

export const partCycle: PageRule = {
  meta: {
    name: 'part-cycle',
    severity: 'error',
    title: { zh: '部件套着自己', en: 'A part inside itself' },
    docs: {
      why: {
        zh: '部件里用到的部件不能再用回它自己，不然永远展不完。',
        en: 'A part that leads back to itself would have no end.',
      },
      wrong: 'parts/a.json 用 b，parts/b.json 用 a',
      right: 'parts/a.json 用 b，parts/b.json 只有区块',
    },
  },
  on: 'page',
  check: ({ uses }) =>
    uses.flatMap(({ pointer, circle }) => {
      if (!circle) return []
      const way = circle.join(' → ')
      return [
        { pointer: `${pointer}/part`, message: { zh: `部件套着自己：${way}`, en: `Parts inside themselves: ${way}` } },
      ]
    }),
}
