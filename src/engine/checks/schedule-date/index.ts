import { localMinutePattern } from '../../../../schemas/page/block.ts'
import { isMinute } from '../../../domain/calendar.ts'
import { isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'

const form = new RegExp(localMinutePattern)

export const scheduleDate: PageRule = {
  meta: {
    name: 'schedule-date',
    severity: 'error',
    title: { zh: '没有这一天', en: 'There is no such day' },
    docs: {
      why: {
        zh: '日历上没有的日期，区块会在意想不到的时候出现。',
        en: 'With a date that the calendar does not have a block appears when nobody expects it.',
      },
      wrong: '"from": "2026-02-30T00:00"',
      right: '"from": "2026-02-28T00:00"',
    },
  },
  on: 'page',
  check: ({ blocks }) =>
    blocks.flatMap(({ block: { live }, pointer }) =>
      (['from', 'until'] as const).flatMap((key) => {
        const minute = isMap(live) ? live[key] : undefined
        if (typeof minute !== 'string' || !form.test(minute) || isMinute(minute)) return []
        const message = { zh: `日历上没有「${minute}」`, en: `The calendar has no "${minute}"` }
        return [{ pointer: `${pointer}/live/${key}`, message, got: minute }]
      }),
    ),
}
