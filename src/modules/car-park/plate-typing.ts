import { entryOf, fitsSlot, isPlate, PLATE_SLOTS, plateOf, pressKey, type PlateEntry } from '../../domain/car-plate.ts'
import { TAKEN } from './messages.ts'

/** Typed, composed or pasted into the slot: a whole plate replaces all, anything else fills slot by slot what fits. */
export function typeInto(entry: PlateEntry, text: string): PlateEntry {
  const whole = text.toUpperCase().replaceAll(/[\s·.-]/g, '')
  if (isPlate(whole)) return entryOf(whole)
  return [...text].reduce(pressKey, entry)
}

/** Stands for an empty slot in what is kept. */
const GAP = '_'

/** What was typed, as the device keeps it. */
export const keptText = ({ slots }: PlateEntry): string => slots.map((char) => char || GAP).join('')

/** What was kept; undefined for what can't be. The first empty slot is the next. */
export function readKept(text: string | undefined): PlateEntry | undefined {
  const chars = [...(text ?? '')]
  if (chars.length !== PLATE_SLOTS) return undefined
  const slots = chars.map((char) => (char === GAP ? '' : char))
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
