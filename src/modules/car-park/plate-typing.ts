import { entryOf, fitsSlot, isPlate, PLATE_SLOTS, plateOf, pressKey, type PlateEntry } from '../../domain/car-plate.ts'
import { createDraft } from '../../kit/draft.ts'
import { TAKEN } from './messages.ts'

/** Typed, composed or pasted into the slot: a whole plate replaces all, anything else fills slot by slot what fits. */
export function typeInto(entry: PlateEntry, text: string): PlateEntry {
  const whole = text.toUpperCase().replaceAll(/[\s·.-]/g, '')
  if (isPlate(whole)) return entryOf(whole)
  return [...text].reduce(pressKey, entry)
}

/** [R4] The slots of a plate as they were typed, '' where one is empty. */
export const plateDraft = createDraft('plate', { type: 'array', items: { type: 'string' } })

/** What was kept; undefined for what can't be. The first empty slot is the next. */
export function restoredEntry(slots: readonly string[] | undefined): PlateEntry | undefined {
  if (slots?.length !== PLATE_SLOTS) return undefined
  if (!slots.every((char, slot) => char === '' || fitsSlot(slot, char))) return undefined
  return { slots, at: nextSlot(slots) }
}

const nextSlot = (slots: readonly string[]): number => {
  const empty = slots.indexOf('')
  return empty < 0 ? PLATE_SLOTS - 1 : empty
}

/** A plate that is to be changed begins with its last slot, a new one with its first. */
export const firstEntry = (plate: string): PlateEntry => entryOf(plate)

/** What stands in the way of sending it: nothing is said of one that is not whole. */
export function plateObstacle(entry: PlateEntry, plates: readonly string[], was: string): string | undefined {
  const plate = plateOf(entry)
  return plate !== undefined && plate !== was && plates.includes(plate) ? TAKEN : undefined
}
