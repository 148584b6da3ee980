import { describe, expect, it } from 'vitest'
import { activityStatus, mayOpenTeam, timeStatus } from './activity-state.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`)
const sale = { startDate: '2026-11-20T10:00:00', endDate: '2026-11-20T20:00:00' }

describe('the time of an activity', () => {
  it('[A4] is 0 before its start, 1 from then on, 2 from its end on', () => {
    expect(
      [at('09:59:59'), at('10:00:00'), at('19:59:59'), at('20:00:00')].map((now) => activityStatus(sale, now)),
    ).toEqual([0, 1, 1, 2])
    expect([timeStatus(5, 9, 4), timeStatus(5, 9, 5), timeStatus(5, 9, 9)]).toEqual([0, 1, 2])
  })

  it('has not begun when its start can not be read', () => {
    expect(activityStatus({ ...sale, startDate: 'soon' }, at('12:00:00'))).toBe(0)
  })
})

describe('opening a team', () => {
  it('[A4] is allowed unless the group is of a community without its button', () => {
    expect(mayOpenTeam({ groupType: 1, showGroupButton: false })).toBe(true)
    expect(mayOpenTeam({ groupType: 2, showGroupButton: true })).toBe(true)
    expect(mayOpenTeam({ groupType: 2, showGroupButton: false })).toBe(false)
  })
})
