import { localMinutePattern } from '../../../../schemas/page/block.ts'
import { isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'

const form = new RegExp(localMinutePattern)

export const scheduleOver: PageRule = {
  meta: {
    name: 'schedule-over',
    severity: 'warning',
    title: { zh: '排期已经结束', en: 'A schedule that is over' },
    docs: {
      why: {
        zh: '区块不会再出现：改排期，或者把它删掉。',
        en: 'The block never appears again: give it another schedule, or take it away.',
      },
      wrong: '"live": { "from": "2020-01-01T00:00", "until": "2020-02-01T00:00" }',
      right: '"live": { "from": "2099-01-01T00:00", "until": "2099-02-01T00:00" }',
    },
  },
  on: 'page',
  check: ({ blocks, catalogues: { now } }) =>
    blocks.flatMap(({ block: { live }, pointer }) => {
      const until = isMap(live) ? live.until : undefined
      if (now === undefined || typeof until !== 'string' || !form.test(until) || until > now) return []
      const message = {
        zh: `排期到 ${until} 已经结束，区块不会再出现`,
        en: `It ended at ${until}: the block never appears again`,
      }
      return [{ pointer: `${pointer}/live/until`, message, got: until }]
    }),
}
