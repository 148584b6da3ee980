import { expect, it } from 'vitest'
import { freeCancelText, freeCancelUntil } from './free-cancel.ts'

it.each([
  [{ days: 1, time: '18:00' }, '2026-11-30T18:00', '入住前一天 18:00 前可免费取消，之后不可取消'],
  [{ days: 0, time: '12:00' }, '2026-12-01T12:00', '入住当天 12:00 前可免费取消，之后不可取消'],
  [{ days: 7, time: '23:59' }, '2026-11-24T23:59', '入住前 7 天 23:59 前可免费取消，之后不可取消'],
])('[A3] a stay is given back until so long before it begins: %j', (rule, until, text) => {
  expect(freeCancelUntil(rule, '2026-12-01')).toBe(until)
  expect(freeCancelText(rule)).toBe(text)
})

it('[A3] a rate without a rule is not given back, and says so', () => {
  expect(freeCancelText(undefined)).toBe('预订后不可取消')
})
