import type { PagePayload, PlannedBlock } from '../../schemas/page/plan.ts'
import { evaluateBlock } from '../../src/page/core/evaluate-block.ts'
import { blockScope } from '../../src/page/core/scope.ts'

/** Ids of the blocks that have a place in a document, in its order. */
export const idsIn = (html: string): string[] => [...html.matchAll(/<div data-block="([^"]+)"/g)].map(([, id]) => id!)

/** A block that is on the page, and what it shows: its widget, or what stands for it. */
export interface Shown {
  readonly id: string
  readonly kind: 'ready' | 'pending' | 'failed' | 'empty'
}

/** The blocks of a plan that a page of these sources shows, in its order: hidden ones and empty ones that hide are not among them. */
export function shownBlocks({ plan, sources }: Pick<PagePayload, 'plan' | 'sources'>): Shown[] {
  const scope = blockScope(plan, sources, plan.state)
  const visit = (block: PlannedBlock): Shown[] => {
    const { kind } = evaluateBlock(block, scope, (name) => sources[name])
    if (kind === 'hidden' || (kind === 'empty' && block.onEmpty === 'hide')) return []
    const inside = kind === 'ready' && !block.unknown ? Object.values(block.slots ?? {}).flat() : []
    return [{ id: block.id, kind }, ...inside.flatMap(visit)]
  }
  return plan.blocks.flatMap(visit)
}
