import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { deleteKey, goToSlot, PLATE_SLOTS, type PlateEntry } from '../../../domain/car-plate.ts'
import styles from './plate-slots.module.css'
import { typeInto } from '../plate-typing.ts'

interface PlateSlotsProps {
  readonly label: string
  readonly entry: PlateEntry
  readonly isLocked: boolean
  readonly onChange: (entry: PlateEntry) => void
  /** Another slot was picked. */
  readonly onMove: (entry: PlateEntry) => void
}

/** The slots, each a field: to type, to paste, to correct and to read out. The phone's own keyboard stays away. */
export function PlateSlots({ label, entry, isLocked, onChange, onMove }: PlateSlotsProps): ReactNode {
  const group = useFocusAt(entry.at)
  return (
    <div ref={group} className={styles.slots} role="group" aria-label={label}>
      {Array.from(entry.slots, (_, slot) => (
        <Slot key={slot} {...{ slot, entry, isLocked, onChange, onMove }} />
      ))}
    </div>
  )
}

/** Once one of the slots has the focus, it goes with the slot that is next. */
function useFocusAt(at: number) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = group.current
    if (fields?.contains(document.activeElement)) fields.querySelectorAll('input')[at]?.focus()
  }, [at])
  return group
}

interface SlotProps extends Omit<PlateSlotsProps, 'label'> {
  readonly slot: number
}

function Slot({ slot, entry, isLocked, onChange, onMove }: SlotProps): ReactNode {
  // What an input method is still putting together.
  const [composed, setComposed] = useState<string>()
  const isNext = entry.at === slot
  const here = goToSlot(entry, slot)
  const take = (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    const { isComposing, data } = event.nativeEvent as InputEvent
    if (isComposing) return setComposed(value)
    return onChange(value === '' ? deleteKey(here) : typeInto(here, data || value))
  }
  return (
    <input
      className={styles.slot}
      data-next={isNext || undefined}
      data-energy={slot === PLATE_SLOTS - 1 || undefined}
      tabIndex={isNext ? 0 : -1}
      value={composed ?? entry.slots[slot]}
      readOnly={isLocked}
      aria-label={slotLabel(slot)}
      inputMode="none"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onFocus={(event) => {
        event.currentTarget.select()
        if (!isNext) onMove(here)
      }}
      onKeyDown={(event) => !isLocked && pressed(event, here, onChange, onMove)}
      onInput={take}
      onCompositionEnd={({ data, currentTarget }) => {
        setComposed(undefined)
        onChange(typeInto(here, data || currentTarget.value))
      }}
    />
  )
}

/** Keys that type nothing: back, and to the slots beside. */
function pressed(
  event: KeyboardEvent,
  entry: PlateEntry,
  onChange: (entry: PlateEntry) => void,
  onMove: (entry: PlateEntry) => void,
): void {
  if (event.nativeEvent.isComposing) return
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (event.key !== 'Backspace' && event.key !== 'Delete' && step === undefined) return
  event.preventDefault()
  if (step === undefined) onChange(deleteKey(entry))
  else onMove(goToSlot(entry, entry.at + step))
}

function slotLabel(slot: number): string {
  const what = slot === 0 ? '，省份' : slot === 1 ? '，字母' : slot === PLATE_SLOTS - 1 ? '，新能源车才有' : ''
  return `第 ${slot + 1} 位${what}`
}
