import type { PagePayload, Plan, PlannedBlock } from '../../schemas/page/plan.ts'
import { evaluateBlock } from '../../src/engine/core/evaluate-block.ts'
import { SCREEN_BLOCK, SCREEN_VALUES } from '../../src/engine/core/screen-page.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createPageStore, type PageStore } from '../../src/engine/react/page-store.ts'

/** Ids of the blocks that have a place in a document, in its order. */
export const idsIn = (html: string): string[] => [...html.matchAll(/<div data-block="([^"]+)"/g)].map(([, id]) => id!)

/** A block that is on the page, and what it shows: its widget, or what stands for it. */
export interface Shown {
  readonly id: string
  readonly kind: 'ready' | 'pending' | 'failed' | 'empty'
}

/** The blocks that a page shows now, in its order: hidden ones and empty ones that hide are not among them. */
export function shownNow({ plan, scope, source }: Pick<PageStore, 'plan' | 'scope' | 'source'>): Shown[] {
  const visit = (block: PlannedBlock): Shown[] => {
    const { kind } = evaluateBlock(block, scope, source, plan.values)
    if (kind === 'hidden' || (kind === 'empty' && block.onEmpty === 'hide')) return []
    const inside = kind === 'ready' && !block.unknown ? Object.values(block.slots ?? {}).flat() : []
    return [{ id: block.id, kind }, ...inside.flatMap(visit)]
  }
  return plan.blocks.flatMap(visit)
}

const never = () => Promise.reject(new Error('nothing is to be called'))

/** The blocks that a page of these sources shows on the server. */
export const shownBlocks = ({ plan, sources }: Pick<PagePayload, 'plan' | 'sources'>): Shown[] =>
  shownNow(createPageStore(plan, sources, never, createCaller))

/**
 * What of it a document has to have: a module's screen stands in its place, and says itself which of its slots are there now, and what the blocks
 * in them may read of it.
 */
export function drawnOf(shown: readonly Shown[], html: string, { blocks }: Pick<Plan, 'blocks'>): Shown[] {
  if (shown[0]?.id !== SCREEN_BLOCK) return [...shown]
  const readers = new Set(all(blocks).flatMap(({ id, reads }) => (reads.includes(SCREEN_VALUES) ? [id] : [])))
  const known = new Map(shown.map((one) => [one.id, one] as const))
  const found = idsIn(html).flatMap((id) => known.get(id) ?? (readers.has(id) ? [{ id, kind: 'ready' } as const] : []))
  return found[0]?.id === SCREEN_BLOCK ? found : [shown[0], ...found]
}

/** With those in their slots. */
const all = (blocks: readonly PlannedBlock[]): PlannedBlock[] =>
  blocks.flatMap((block) => [block, ...all(Object.values(block.slots ?? {}).flat())])
