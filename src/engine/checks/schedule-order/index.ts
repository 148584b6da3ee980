import { localMinutePattern } from '../../../../schemas/page/block.ts'
import { isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'

const form = new RegExp(localMinutePattern)
const isMoment = (value: unknown): value is string => typeof value === 'string' && form.test(value)

export const scheduleOrder: PageRule = {
  meta: {
    name: 'schedule-order',
    severity: 'error',
    title: { zh: '结束早于开始', en: 'The end comes before the start' },
    docs: {
      why: {
        zh: '这样的区块永远不会出现。',
        en: 'Such a block never appears.',
      },
      wrong: '"live": { "from": "2026-12-01T00:00", "until": "2026-11-20T00:00" }',
      right: '"live": { "from": "2026-11-20T00:00", "until": "2026-12-01T00:00" }',
    },
  },
  on: 'page',
  check: ({ blocks }) =>
    blocks.flatMap(({ block: { live }, pointer }) => {
      const { from, until } = isMap(live) ? live : {}
      if (!isMoment(from) || !isMoment(until) || from < until) return []
      const message = {
        zh: `结束（${until}）不晚于开始（${from}），区块永远不会出现`,
        en: `It ends (${until}) no later than it starts (${from}): the block never appears`,
      }
      return [
        {
          pointer: `${pointer}/live/until`,
          message,
          expected: { zh: `晚于 ${from}`, en: `after ${from}` },
          got: until,
        },
      ]
    }),
}
