import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEDICATED,
  deleteKey,
  DISABLED_PROVINCES,
  emptyEntry,
  entryOf,
  fitsSlot,
  goToSlot,
  isPlate,
  keysOfSlot,
  PLATE_SLOTS,
  plateList,
  plateOf,
  platesOf,
  pressKey,
  PROVINCES,
} from './car-plate.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'
const EVERY_KEY = [...PROVINCES, ...DISABLED_PROVINCES, ...LETTERS, ...DIGITS]
const allowed = (slot: number) => EVERY_KEY.filter((key) => fitsSlot(slot, key)).join('')
const slotsFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const enabled = (slot: number) => keysOfSlot(slot).flatMap((row) => row.filter(({ isDisabled }) => !isDisabled))

describe('a slot of a car plate', () => {
  it('[B5] the first: one of the 31 provinces, and none of 使 领 警 学 港 澳', () => {
    expect(allowed(0)).toBe(PROVINCES)
    expect(new Set(PROVINCES).size).toBe(31)
  })

  it('[B5] the second: letters without O', () => {
    expect(allowed(1)).toBe(LETTERS.replace('O', ''))
  })

  it.each([2, 3, 4, 5, 7])('[B5] of index %i: letters and digits, O too', (slot) => {
    expect(allowed(slot)).toBe(LETTERS + DIGITS)
  })

  it('[B5] the seventh: letters, digits and 学 警 港 澳, and no other slot has those', () => {
    expect([...allowed(6)].toSorted()).toEqual([...DEDICATED, ...LETTERS, ...DIGITS].toSorted())
    const others = slotsFrom(0, 7).filter((slot) => slot !== 6)
    expect(others.flatMap((slot) => [...DEDICATED].filter((key) => fitsSlot(slot, key)))).toEqual([])
  })

  it('takes nothing else: small letters, 使 领, other signs, several at once, and no slot that there is not', () => {
    const others = ['a', '使', '领', '·', ' ', '', 'AB', '12', '😀', '𠮷', '台', '１', 'É']
    expect(slotsFrom(0, 7).flatMap((slot) => others.filter((char) => fitsSlot(slot, char)))).toEqual([])
    expect([-1, 8, 0.5].filter((slot) => EVERY_KEY.some((key) => fitsSlot(slot, key)))).toEqual([])
  })
})

describe('a car plate', () => {
  it.each([
    '琼A7D25K',
    '京AD12345',
    '粤Z1234港',
    '粤Z1234澳',
    '京N5206学',
    '沪A1234警',
    '琼AOOOOO',
    '京A1234学8',
    '川I00000',
  ])('[B5] %s is one', (plate) => expect(isPlate(plate)).toBe(true))

  it.each([
    ['', 'nothing'],
    ['琼A7D25', 'six slots'],
    ['琼A7D25K12', 'nine slots'],
    ['AA7D25K', 'no province'],
    ['使A7D25K', 'a disabled province key'],
    ['琼O7D25K', 'O in the second slot'],
    ['琼17D25K', 'a digit in the second slot'],
    ['琼A学D25K', '学 before the seventh slot'],
    ['琼A7D25K学', '学 in the eighth slot'],
    ['琼a7d25k', 'small letters'],
    ['琼A7D25K ', 'a blank'],
    ['琼A·D25K', 'a dot'],
  ])('[B5] "%s" is none: %s', (text) => expect(isPlate(text)).toBe(false))

  it('[B3] stands in lists that are comma separated', () => {
    expect(platesOf('琼A7D25K,京AD12345')).toEqual(['琼A7D25K', '京AD12345'])
    expect([platesOf(''), platesOf(',琼A7D25K,')]).toEqual([[], ['琼A7D25K']])
    expect(plateList(platesOf('琼A7D25K,京AD12345'))).toBe('琼A7D25K,京AD12345')
  })
})

describe('a plate that is typed', () => {
  it('[B5] goes on to the next slot with each key, and stays at the last', () => {
    const entries = [...'琼A7D25K8'].reduce((all, key) => [...all, pressKey(all.at(-1)!, key)], [emptyEntry])
    expect(entries.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 7])
    expect(entries.map(plateOf)).toEqual([...Array.from({ length: 7 }), '琼A7D25K', '琼A7D25K8'])
    expect(plateOf(pressKey(entries.at(-1)!, '9'))).toBe('琼A7D25K9')
  })

  it('makes small letters capitals, and passes over a key that may not stand there', () => {
    expect(plateOf(entryOf('琼a7d25k'))).toBe('琼A7D25K')
    expect(entryOf('琼O·A 7D25K').slots.join('')).toBe('琼A7D25K')
    expect(pressKey(emptyEntry, 'A')).toBe(emptyEntry)
  })

  it('is emptied from its end', () => {
    const left = slotsFrom(1, 8).reduce((entry) => deleteKey(entry), entryOf('琼A7D25K'))
    expect(left).toEqual(emptyEntry)
    expect(deleteKey(emptyEntry)).toEqual(emptyEntry)
    const once = deleteKey(entryOf('琼A7D25K'))
    expect([once.slots.join(''), once.at]).toEqual(['琼A7D25', 6])
    expect(deleteKey(entryOf('琼A7D25K8')).slots.join('')).toBe('琼A7D25K')
  })

  it('is changed in any slot; one with an empty slot between is none', () => {
    const third = goToSlot(entryOf('琼A7D25K'), 2)
    expect(plateOf(pressKey(third, '9'))).toBe('琼A9D25K')
    const holed = deleteKey(third)
    expect([holed.at, plateOf(holed)]).toEqual([2, undefined])
    const eight = deleteKey(goToSlot(entryOf('琼A7D25K8'), 3))
    expect([eight.slots.join('').length, plateOf(eight)]).toEqual([7, undefined])
    expect(plateOf(pressKey(holed, 'x'))).toBe('琼AXD25K')
    expect([goToSlot(third, 8), goToSlot(third, -1)]).toEqual([third, third])
  })

  it('whatever is pressed, deleted and picked, holds only what fits, and is a plate exactly when it is said to be', () => {
    const step = fc.oneof(
      fc.constantFrom(...EVERY_KEY, 'q', '#').map((key) => (entry: typeof emptyEntry) => pressKey(entry, key)),
      fc.constant(deleteKey),
      fc.integer({ min: -1, max: 8 }).map((slot) => (entry: typeof emptyEntry) => goToSlot(entry, slot)),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const end = steps.reduce((entry, take) => take(entry), emptyEntry)
        expect(end.slots).toHaveLength(PLATE_SLOTS)
        expect(end.slots.every((char, slot) => char === '' || fitsSlot(slot, char))).toBe(true)
        expect(end.at >= 0 && end.at < PLATE_SLOTS).toBe(true)
        const plate = plateOf(end)
        expect(plate === undefined || isPlate(plate)).toBe(true)
        expect(plate !== undefined).toBe(end.slots.slice(0, 7).every(Boolean))
      }),
    )
  })
})

describe('the plate keyboard', () => {
  it('[B5] shows the provinces first, 使 领 警 学 港 澳 among them disabled', () => {
    const keys = keysOfSlot(0).flat()
    expect(keys.filter(({ isDisabled }) => isDisabled).map(({ key }) => key)).toEqual([...DISABLED_PROVINCES])
    expect(keys.map(({ key }) => key).join('')).toBe(PROVINCES + DISABLED_PROVINCES)
  })

  it.each(slotsFrom(0, 7))('has each key that fits the slot of index %i once, and disables every other', (slot) => {
    const keys = enabled(slot).map(({ key }) => key)
    expect(keys.toSorted()).toEqual([...allowed(slot)].toSorted())
    expect(
      keysOfSlot(slot)
        .flat()
        .every(({ key, isDisabled }) => isDisabled !== fitsSlot(slot, key)),
    ).toBe(true)
  })

  it('keeps its rows while letters and digits are typed', () => {
    const rows = slotsFrom(1, 7).map((slot) => keysOfSlot(slot).map((row) => row.map(({ key }) => key).join('')))
    expect(new Set(rows.map(String)).size).toBe(1)
  })
})
