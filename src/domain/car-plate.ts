/** Car plates of the resort's guests (B3, B5, B9): what may stand in which slot. Server and keyboard decide with the same rules. */

/** Plates that a guest may have (B5, B9). */
export const MAX_PLATES = 3

/** Slots of a plate; the last, of new-energy cars, may stay empty (B5). */
export const PLATE_SLOTS = 8
const NEEDED_SLOTS = 7

export const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼'
/** On the keyboard among the provinces, and never to be chosen there (B5). */
export const DISABLED_PROVINCES = '使领警学港澳'
/** Allowed in slot 7 alone (B5). */
export const DEDICATED = '学警港澳'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'

/** Whether a character may stand in a slot, from 0 (B5). Letters are capitals. */
export function fitsSlot(slot: number, char: string): boolean {
  if (char.length !== 1) return false
  if (slot === 0) return PROVINCES.includes(char)
  if (slot === 1) return LETTERS.includes(char) && char !== 'O'
  if (slot === NEEDED_SLOTS - 1 && DEDICATED.includes(char)) return true
  return slot > 1 && slot < PLATE_SLOTS && (LETTERS + DIGITS).includes(char)
}

/** B5: seven slots, or eight, each with what may stand there. */
export function isPlate(text: string): boolean {
  const chars = [...text]
  if (chars.length !== NEEDED_SLOTS && chars.length !== PLATE_SLOTS) return false
  return chars.every((char, slot) => fitsSlot(slot, char))
}

/** Whether a plate is of a new-energy car: its last slot is filled (B3). */
export const hasEnergySlot = (plate: string): boolean => plate.length === PLATE_SLOTS

/** The plates of a list (B3: comma separated). */
export const platesOf = (list: string): readonly string[] => list.split(',').filter(Boolean)

export const plateList = (plates: readonly string[]): string => plates.join(',')

/** A plate while it is typed: '' where a slot is empty, and the slot that the next key fills. */
export interface PlateEntry {
  readonly slots: readonly string[]
  readonly at: number
}

export const emptyEntry: PlateEntry = { slots: Array.from({ length: PLATE_SLOTS }, () => ''), at: 0 }

/** A plate to be changed, or what of a text can be one: the slots before the first character that does not fit. */
export function entryOf(text: string): PlateEntry {
  return [...text].reduce((entry, char) => pressKey(entry, char), emptyEntry)
}

/** What the slots say, in one text; a plate when `isPlate`, and not where a slot between is empty. */
export function plateOf({ slots }: PlateEntry): string | undefined {
  const text = slots.join('')
  return isPlate(text) && slots.findLastIndex(Boolean) === text.length - 1 ? text : undefined
}

/** Fills the slot and goes to the next one, the last stays; a key that may not stand there changes nothing. */
export function pressKey(entry: PlateEntry, key: string): PlateEntry {
  const char = key.toUpperCase()
  if (!fitsSlot(entry.at, char)) return entry
  return { slots: entry.slots.with(entry.at, char), at: Math.min(entry.at + 1, PLATE_SLOTS - 1) }
}

/** Empties the slot; one that is empty already leads back to the one before, and empties that. */
export function deleteKey({ slots, at }: PlateEntry): PlateEntry {
  const target = slots[at] ? at : Math.max(at - 1, 0)
  return { slots: slots.with(target, ''), at: target }
}

/** @param slot from 0; another than there is leaves the entry as it was */
export const goToSlot = (entry: PlateEntry, slot: number): PlateEntry =>
  slot >= 0 && slot < PLATE_SLOTS ? { ...entry, at: slot } : entry

/** A key of the plate's keyboard. */
export interface PlateKey {
  readonly key: string
  readonly isDisabled: boolean
}

const PROVINCE_ROWS = [
  '京津沪渝冀豫云辽黑湘',
  '皖鲁新苏浙赣鄂桂甘晋',
  '蒙陕吉闽贵粤青藏川宁',
  `琼${DISABLED_PROVINCES}`,
]
const SIGN_ROWS = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL', `ZXCVBNM`, DEDICATED]

/** The keys for a slot, row by row: provinces for the first, else digits, letters and the dedicated characters. */
export function keysOfSlot(slot: number): readonly (readonly PlateKey[])[] {
  const rows = slot === 0 ? PROVINCE_ROWS : SIGN_ROWS
  return rows.map((row) => [...row].map((key) => ({ key, isDisabled: !fitsSlot(slot, key) })))
}
