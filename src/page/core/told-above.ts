import type { Plan, PlannedBlock } from '../../../schemas/page/plan.ts'
import { memoOf } from './evaluate-block.ts'
import type { Values } from './values.ts'

/** Names of data and what each of them depends on, itself among it. */
type Depends = (name: string) => readonly string[]

/** A block that says that its data failed. */
interface Teller {
  readonly block: PlannedBlock
  /** Data that its condition reads: while one failed it says so, whatever the condition is. */
  readonly always: readonly string[]
  /** Data that it needs where it is shown. */
  readonly shown: readonly string[]
}

/**
 * Names in each block the data of which one above it says for certain that they failed: one card is enough for what one call brings, and who
 * asks for it again there gets all that depends on it.
 */
export function withTold(blocks: readonly PlannedBlock[], data: Plan['data'], values: Values): readonly PlannedBlock[] {
  const depends = dependsIn(data)
  const tellers: Teller[] = []
  const visit = (block: PlannedBlock, isInside: boolean): PlannedBlock => {
    const told = saysMore(block) ? toldTo(block, tellers, data, depends) : []
    const teller = !isInside && saysMore(block) && tellerOf(block, data, values)
    if (teller) tellers.push(teller)
    const slots = block.slots && {
      slots: Object.fromEntries(
        Object.entries(block.slots).map(([name, inner]) => [name, inner.map((one) => visit(one, true))]),
      ),
    }
    return { ...block, ...slots, ...(told.length > 0 && { told }) }
  }
  return blocks.map((block) => visit(block, false))
}

/** Whether it offers a retry for a failure. */
const saysMore = ({ onError }: PlannedBlock): boolean =>
  onError !== 'hide' && !(typeof onError === 'object' && 'text' in onError)

function tellerOf(block: PlannedBlock, data: Plan['data'], values: Values): Teller {
  const { when, props } = memoOf(block, values)
  const isData = (name: string) => Object.hasOwn(data, name)
  return { block, always: when?.roots.filter(isData) ?? [], shown: props.needed.filter(isData) }
}

function toldTo(block: PlannedBlock, tellers: readonly Teller[], data: Plan['data'], depends: Depends): string[] {
  const own = new Set(block.reads.flatMap(depends))
  const told = tellers.flatMap(({ block: { when }, always, shown }) => {
    const isShown = (name: string) => when === undefined || when === block.when || when === data[name]?.when
    return [...always, ...shown.filter(isShown)]
  })
  return [...new Set(told)].filter((name) => own.has(name))
}

/** What data depends on, directly and through other data. */
function dependsIn(data: Plan['data']): Depends {
  const found = new Map<string, readonly string[]>()
  const depends: Depends = (name) => {
    if (!Object.hasOwn(data, name)) return []
    const known = found.get(name)
    if (known) return known
    found.set(name, [name])
    const all = [...new Set([name, ...data[name]!.reads.flatMap(depends)])]
    found.set(name, all)
    return all
  }
  return depends
}
