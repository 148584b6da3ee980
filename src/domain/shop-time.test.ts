import { describe, expect, it } from 'vitest'
import { deadlineText, minuteText, timeLeft } from './shop-time.ts'

describe('deadlineText', () => {
  it('says month, day and time', () => {
    expect(deadlineText('2026-11-05T20:00:00')).toBe('11月5日 20:00')
  })
})

describe('minuteText', () => {
  it('says day and time as they are written', () => {
    expect(minuteText('2026-11-05T20:00:59')).toBe('2026-11-05 20:00')
  })
})

describe('timeLeft', () => {
  it('cuts the time into days and two-digit parts', () => {
    expect(timeLeft(((26 * 60 + 3) * 60 + 9) * 1000 + 999)).toEqual({
      days: 1,
      hours: '02',
      minutes: '03',
      seconds: '09',
    })
  })

  it('has nothing left below one second', () => {
    expect(timeLeft(999)).toBeUndefined()
    expect(timeLeft(-5)).toBeUndefined()
    expect(timeLeft(Number.NaN)).toBeUndefined()
  })
})
