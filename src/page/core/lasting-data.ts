import type { SourceState } from '../../../schemas/page/plan.ts'

const seen = new WeakSet<object>()
const lasting = new WeakSet<object>()

/** Takes note of the data of a page that is made: a value that comes a second time, the same object, is of a reply that is kept. */
export function noteData(sources: Readonly<Record<string, SourceState>>): void {
  for (const name in sources) {
    const source = sources[name]!
    if (source.status !== 'ready' || typeof source.value !== 'object' || source.value === null) continue
    if (seen.has(source.value)) lasting.add(source.value)
    else seen.add(source.value)
  }
}

/** Whether a value is of a reply that is kept, so that what is made of it is worth keeping too. */
export const isLasting = (value: object): boolean => lasting.has(value)
