import type { Action } from '../../../schemas/page/action.ts'
import type { PagePayload, PlannedBlock } from '../../../schemas/page/plan.ts'
import type { PageRuntime } from './page-runtime.ts'
import { type BlockState, evaluateBlock } from '../core/evaluate-block.ts'
import type { cachedState } from '../core/cached-state.ts'
import { getOwn } from '../core/get-own.ts'
import { blockScope } from '../core/scope.ts'
import { isAbsent } from './use-block-state.ts'
import type { PageStore } from './page-store.ts'

/** One page in the history of this visit: it stays as it was left, so that going back needs no request and loses no place. */
export interface Entry {
  readonly payload: PagePayload
  readonly store: PageStore
  readonly runtime: PageRuntime
  /** Runs actions for a block of the page, with what an event brought. Never rejects. */
  readonly run: (block: string, actions: readonly Action[], event: unknown) => Promise<void>
  /** Where the shopper left it; its top as long as they have not. */
  place: Place
}

/** Where somebody is on a page. */
export interface Place {
  /** CSS pixels from its top. */
  readonly top?: number
  /** What is in the middle of the screen. */
  readonly anchor?: Anchor
}

/** A block by its id or a link in it, and CSS pixels from the top of the window to its own. */
export interface Anchor {
  readonly id: string
  /** As it is written. */
  readonly href?: string | undefined
  /** How many links before it in its block lead there too: a hotel has many cards. */
  readonly nth?: number
  readonly top: number
}

/** Every block of a plan, slots and popups included. */
export function* allBlocks(payload: PagePayload): Generator<PlannedBlock> {
  yield* within(payload.plan.blocks)
  for (const popup of Object.values(payload.plan.popups ?? {})) yield* within(popup.blocks)
}

function* within(blocks: readonly PlannedBlock[]): Generator<PlannedBlock> {
  for (const block of blocks) {
    yield block
    for (const slot of Object.values(block.slots ?? {})) yield* within(slot)
  }
}

/**
 * Codes of the widgets that must be there before the page shows: of the blocks above the fold that are on it.
 * @param evaluate finds out what a block is at first
 * @param isNeeded whether the block needs its code; one that stands in the server's HTML and has no behaviour does not
 */
export function firstWidgets(
  payload: PagePayload,
  evaluate: (...of: Parameters<typeof cachedState>) => BlockState = evaluateBlock,
  isNeeded: (block: PlannedBlock) => boolean = () => true,
): string[] {
  const { plan, sources } = payload
  const scope = blockScope(plan, sources, plan.state)
  const isShown = (block: PlannedBlock) =>
    !isAbsent(
      block,
      evaluate(block, scope, (name) => getOwn(sources, name), plan.values),
    )
  const codes = [...allBlocks(payload)]
    .filter((block) => block.fold === 'above' && !block.unknown && isNeeded(block) && isShown(block))
    .map((block) => block.widget)
  return [...new Set(codes)]
}
