import { memo, Suspense, use, useContext, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { BlockSkeleton } from './block-fallbacks.tsx'
import { type BlockGate, createGate } from './block-gate.ts'
import { type BlockProps, crashOf, type ShownBlock, substitute, widgetElement } from './block-inside.tsx'
import { blockPlace } from './block-place.tsx'
import { JoinedBlock } from './joined-block.tsx'
import { PageContext } from './page-context.ts'
import type { PageRuntime } from './page-runtime.ts'
import { inSegments } from './segments.ts'
import { followRequests, isAbsent, useBlockState } from './use-block-state.ts'

interface InBrowser extends ShownBlock {
  readonly gate: BlockGate
  /** The block's inside is alive. */
  readonly wake: () => void
}

/**
 * One block in the browser: its place on the page, its boundary, and the widget inside. It renders again when what it reads changed, and not
 * because another block of the page is another: the canvas of the studio shows a page anew with each key.
 */
const BlockView = memo(function BlockView({ block, headingLevel }: BlockProps): ReactNode {
  const page = useContext(PageContext)
  const [gate] = useState(() => createGate(block, page.runtime, (told) => followRequests(block, page.store, told)))
  const [state, wake] = useBlockState(block, page.store)
  if (isAbsent(block, state)) return null
  const { attach, retry } = gate
  const inside = (
    <BlockBoundary {...crashOf(page, block, retry)}>
      <Suspense fallback={<BlockSkeleton block={block} />}>
        <GatedWidget page={page} block={block} state={state} headingLevel={headingLevel} gate={gate} wake={wake} />
      </Suspense>
    </BlockBoundary>
  )
  return blockPlace(block, inside, attach)
})

/** Waits for the widget's code inside the block's Suspense: while it hydrates, the server's HTML stays. */
function GatedWidget({ gate, wake, ...shown }: InBrowser): ReactNode {
  useLayoutEffect(() => gate.taken(), [gate])
  useEffect(() => {
    wake()
    gate.alive()
  }, [wake, gate])
  const [hasWaited] = useState(shown.state.kind === 'pending')
  return substitute(shown, hasWaited) ?? widgetElement(shown, gate.component() ?? use(gate.opened()))
}

interface BlockListProps {
  readonly blocks: readonly PlannedBlock[]
  readonly headingLevel: 2 | 3
}

/** The blocks of a page or of a slot, from top to bottom. */
export function BlockList({ blocks, headingLevel }: BlockListProps): ReactNode {
  const page = useContext(PageContext)
  const { server, hydrationOf } = page.runtime
  if (server) return server.blocks(page, blocks, headingLevel)
  const segments = inSegments(blocks)
  if (segments.length === 1) return blocksOf({ blocks, headingLevel, hydrationOf })
  return segments.map((part, at) => (
    // A segment is its place: one named by its blocks would be mounted anew with all of them when one comes or goes above.
    // oxlint-disable-next-line react/no-array-index-key
    <Segment key={at} blocks={part} headingLevel={headingLevel} hydrationOf={hydrationOf} />
  ))
}

interface SegmentProps extends BlockListProps {
  readonly hydrationOf: PageRuntime['hydrationOf']
}

const blocksOf = ({ blocks, headingLevel, hydrationOf }: SegmentProps): ReactNode[] =>
  blocks.map((block) => {
    const own = { block, headingLevel }
    const hydration = hydrationOf?.(block)
    return hydration ? (
      <JoinedBlock key={block.id} {...own} staticPlace={hydration === 'joined' ? undefined : hydration} />
    ) : (
      <BlockView key={block.id} {...own} />
    )
  })

const Segment = (props: SegmentProps): ReactNode => blocksOf(props)
