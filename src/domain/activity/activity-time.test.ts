import { describe, expect, it } from 'vitest'
import { activityState, clockText, crowdLabel, spanText, wordOf } from './activity-time.ts'

const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00+08:00`)
const show = { date: '2026-11-20', beginTime: 600, finishTime: 660, status: 1 } as const

describe('clockText', () => {
  it('prints minutes of the day in two digits each, midnight at the end as 24:00', () => {
    expect([0, 545, 1440].map(clockText)).toEqual(['00:00', '09:05', '24:00'])
    expect(spanText(show)).toBe('10:00-11:00')
  })
})

describe('activityState', () => {
  it.each([
    ['08:59', 'before'],
    ['09:00', 'soon'],
    ['09:59', 'soon'],
    ['10:00', 'running'],
    ['10:59', 'running'],
    ['11:00', 'over'],
  ])('at %s is %s for an activity from 10:00 to 11:00, Beijing time', (clock, state) => {
    expect(activityState(show, at(clock))).toBe(state)
  })

  it('is cancelled at any time, and open while the time is not known', () => {
    expect(activityState({ ...show, status: 0 }, at('10:30'))).toBe('cancelled')
    expect(activityState(show, undefined)).toBe('before')
  })
})

describe('crowdLabel', () => {
  it('names the nine crowds (A9), an unknown one as no limit', () => {
    expect([0, 1, 6, 8, 9].map(crowdLabel)).toEqual(['不限', '亲子', '大家庭', '长者', '不限'])
  })
})

describe('wordOf', () => {
  it('finds the word of a code, or nothing', () => {
    const words = [{ value: 'show', label: '演出' }]
    expect([wordOf(words, 'show'), wordOf(words, 'sport'), wordOf(undefined, 'show')]).toEqual([
      '演出',
      undefined,
      undefined,
    ])
  })
})
