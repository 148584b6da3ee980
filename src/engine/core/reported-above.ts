import type { Plan, PlannedBlock } from '../../../schemas/page/plan.ts'
import { memoOf } from './evaluate-block.ts'
import type { Values } from './values.ts'

/** Names of data and what each of them depends on, itself among it. */
type Depends = (name: string) => readonly string[]

/** A block that shows that its data failed. */
interface Reporter {
  readonly block: PlannedBlock
  /** Data that its condition reads: while one failed it says so, whatever the condition is. */
  readonly always: readonly string[]
  /** Data that it needs where it is shown. */
  readonly shown: readonly string[]
}

/**
 * Lists in each block the data whose failure a block above it shows for certain: one card is enough for one call, and a retry there loads all
 * that depends on it.
 */
export function withReportedAbove(
  blocks: readonly PlannedBlock[],
  data: Plan['data'],
  values: Values,
): readonly PlannedBlock[] {
  const depends = dependsIn(data)
  const reporters: Reporter[] = []
  const visit = (block: PlannedBlock, isInside: boolean): PlannedBlock => {
    const reported = saysMore(block) ? reportedTo(block, reporters, data, depends) : []
    const reporter = !isInside && saysMore(block) && reporterOf(block, data, values)
    if (reporter) reporters.push(reporter)
    const slots = block.slots && {
      slots: Object.fromEntries(
        Object.entries(block.slots).map(([name, inner]) => [name, inner.map((one) => visit(one, true))]),
      ),
    }
    return { ...block, ...slots, ...(reported.length > 0 && { reportedAbove: reported }) }
  }
  return blocks.map((block) => visit(block, false))
}

/** Whether it offers a retry for a failure. */
const saysMore = ({ onError }: PlannedBlock): boolean =>
  onError !== 'hide' && !(typeof onError === 'object' && 'text' in onError)

function reporterOf(block: PlannedBlock, data: Plan['data'], values: Values): Reporter {
  const { when, props } = memoOf(block, values)
  const isData = (name: string) => Object.hasOwn(data, name)
  return { block, always: when?.roots.filter(isData) ?? [], shown: props.needed.filter(isData) }
}

function reportedTo(
  block: PlannedBlock,
  reporters: readonly Reporter[],
  data: Plan['data'],
  depends: Depends,
): string[] {
  const own = new Set(block.reads.flatMap(depends))
  const reported = reporters.flatMap(({ block: { when }, always, shown }) => {
    const isShown = (name: string) => when === undefined || when === block.when || when === data[name]?.when
    return [...always, ...shown.filter(isShown)]
  })
  return [...new Set(reported)].filter((name) => own.has(name))
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
