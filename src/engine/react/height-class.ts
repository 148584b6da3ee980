import type { PlannedBlock } from '../../../schemas/page/plan.ts'

/**
 * Heights are reserved in steps, so that a page's few classes can stand in its critical CSS without a style attribute. The steps are
 * small: what is reserved too much is what the page jumps by when the block arrives.
 */
const STEP = 4
const MIN = 40
const MAX = 1600
/** The width of a full-bleed block: the screen's, or the column's without its gutters (src/ui/base.css). */
const COLUMN = 'min(100vw,640px)'

/** The height that is reserved for a block below the fold, in CSS pixels. */
export function reservedHeight(height: number): number {
  return Math.min(MAX, Math.max(MIN, Math.ceil(height / STEP) * STEP))
}

const classOf = (block: PlannedBlock) => `${block.scales ? 'block-scales ' : ''}h-${reservedHeight(block.height)}`

/** The class of a block's place: later blocks reserve their height until they are near; what floats over the page takes no place. */
export function placeClass(block: PlannedBlock): string {
  const kind = block.visitors ? 'block block-visitors' : block.height ? 'block' : 'block block-over'
  const own = block.column ? `${kind} block-${block.column}` : kind
  return block.fold === 'above' ? own : `${own} block-later ${classOf(block)}`
}

/** The class of what stands in for a block whose data or code is on the way. */
export const waitingClass = (block: PlannedBlock): string => `block-waiting ${classOf(block)}`

/** The CSS of the classes above for the heights of a page's blocks. */
export function heightCss(heights: readonly number[]): string {
  const rules = [...new Set(heights.map(reservedHeight))]
    .sort((a, b) => a - b)
    .map(
      (height) =>
        `.block-later.h-${height}{contain-intrinsic-size:auto ${height}px}.block-waiting.h-${height}{min-height:${height}px}` +
        `.block-waiting.block-scales.h-${height}{min-height:calc(${COLUMN}*${height}/390)}`,
    )
  return `.block-later{content-visibility:auto}${rules.join('')}`
}
