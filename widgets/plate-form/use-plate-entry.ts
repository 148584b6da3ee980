import { useEffect, useRef, useState } from 'react'
import type { PlateEntry } from '../../src/domain/car-plate.ts'
import type { WidgetMemory } from '../../src/kit/widget.ts'
import { firstEntry, keptText, readKept } from './plate-typing.ts'
import type { PlateFormProps } from './props.schema.ts'

/** What is typed: it survives a refresh, the way back and a login, until it was sent. Each plate that is changed has its own. */
export function usePlateEntry({ plate = '', result }: Pick<PlateFormProps, 'plate' | 'result'>, memory: WidgetMemory) {
  const name = `typed ${plate}`
  const [entry, setEntry] = useState(() => firstEntry(plate))
  const wasBusy = useRef(false)
  const status = result?.status
  useEffect(() => setEntry(readKept(memory.get(name, 'visit')) ?? firstEntry(plate)), [memory, name, plate])
  useEffect(() => {
    if (status === 'done' && wasBusy.current) memory.set(name, undefined, 'visit')
    wasBusy.current = status === 'busy'
  }, [memory, name, status])
  const change = (next: PlateEntry) => {
    setEntry(next)
    memory.set(name, keptText(next), 'visit')
  }
  return { entry, change, move: setEntry }
}
