import { describe, expect, it } from 'vitest'
import { runsLow, type SmsCounts, smsVerdict } from './sms-policy.ts'

const limits = { perDay: 100, perAddress: 30, freePerAddress: 5, asksPerMinute: 30 }
const nothing: SmsCounts = {
  ...{ inPause: 0, ofPair: 0, ofDevice: 0, ofPhone: 0, ofAddressInHour: 0, ofAddress: 0, ofAll: 0 },
}
const verdict = (counts: Partial<SmsCounts>, isKnown = false) => smsVerdict({ ...nothing, ...counts }, isKnown, limits)

describe('whether a login code is sent', () => {
  it.each<[string, Partial<SmsCounts>, string]>([
    ['the first of all', {}, 'send'],
    ['another to the number', { ofPhone: 1 }, 'ask'],
    ['another by the device', { ofDevice: 1 }, 'ask'],
    ['the fifth of an hour from the address', { ofAddressInHour: 4 }, 'send'],
    ['the sixth of an hour from the address', { ofAddressInHour: 5 }, 'ask'],
    ['within the pause', { inPause: 1, ofPhone: 1, ofDevice: 1 }, 'too-soon'],
    ['the tenth to the number', { ofPhone: 9 }, 'ask'],
    ['the eleventh to the number', { ofPhone: 10 }, 'too-many'],
    ['the eleventh by the device', { ofDevice: 10 }, 'too-many'],
    ['beyond what an address has in a day', { ofAddress: 30 }, 'too-many'],
    ['the last of what strangers have of the day', { ofAll: 79 }, 'send'],
    ['beyond what strangers have of the day', { ofAll: 80 }, 'over-budget'],
  ])('%s: %o -> %s', (_which, counts, expected) => {
    expect(verdict(counts)).toBe(expected)
  })

  it.each<[string, Partial<SmsCounts>, string]>([
    ['though strangers used up the number’s', { ofPhone: 40, ofPair: 4 }, 'ask'],
    ['not without end', { ofPhone: 40, ofPair: 5 }, 'too-many'],
    ['though its address used up its own', { ofAddress: 30 }, 'send'],
    ['of the part that is kept', { ofAll: 99 }, 'send'],
    ['not beyond all', { ofAll: 100 }, 'over-budget'],
  ])('to a device on which the number logged in, %s: %o -> %s', (_why, counts, expected) => {
    expect(verdict(counts, true)).toBe(expected)
  })

  it('says when the day’s messages run low', () => {
    expect([runsLow(59, limits), runsLow(60, limits)]).toEqual([false, true])
  })
})
