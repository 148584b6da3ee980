import type { FrameBlock } from './use-frame-blocks.ts'
import type { KnownBlock } from './use-live-page.ts'

/** A block on the screen that the studio knows. */
export interface LiveBlock extends FrameBlock, KnownBlock {}
