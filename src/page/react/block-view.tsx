import { memo, Suspense, use, useCallback, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { type BlockState, evaluateBlock } from '../core/evaluate-block.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { BlockFailure, BlockNote, BlockSkeleton, UnknownWidget } from './block-fallbacks.tsx'
import { createGate, type BlockGate } from './block-gate.ts'
import { heightClass } from './height-class.ts'
import { PageContext, type PageContextValue } from './page-context.ts'
import { problemOf } from './report.ts'

const NO_SLOTS = {}

interface BlockProps {
  readonly block: PlannedBlock
  readonly headingLevel: 2 | 3
}

/** One block: its place on the page, its boundary, and the widget inside. Nothing here renders again unless what the block reads changed. */
export const BlockView = memo(function BlockView({ block, headingLevel }: BlockProps): ReactNode {
  const page = useContext(PageContext)
  const [gate] = useState(() => createGate(block, page.runtime))
  const state = useBlockState(block, page)
  if (state.kind === 'hidden' || (state.kind === 'empty' && block.onEmpty === 'hide')) return null
  return (
    <div data-block={block.id} className={heightClass(block, state.kind === 'pending')} ref={gate.attach}>
      <BlockBoundary
        onError={(error) => page.runtime.report(problemOf(page.store.plan.page, block, 'widget-crashed', error))}
        fallback={(retry) => <BlockFailure block={block} retry={() => (gate.retry(), retry())} />}
      >
        <Suspense fallback={page.runtime.isServer ? <CrashedOnServer block={block} /> : <BlockSkeleton />}>
          <BlockContent block={block} state={state} gate={gate} headingLevel={headingLevel} />
        </Suspense>
      </BlockBoundary>
    </div>
  )
})

function useBlockState(block: PlannedBlock, { store }: PageContextValue): BlockState {
  const subscribe = useCallback((listener: () => void) => store.subscribe(block.reads, listener), [store, block])
  return useSyncExternalStore(
    subscribe,
    () => evaluateBlock(block, store.scope, store.source),
    // A block may hydrate long after the page came: it must begin with what the server rendered, then catch up.
    () => evaluateBlock(block, store.firstScope, store.firstSource),
  )
}

interface ContentProps extends BlockProps {
  readonly state: BlockState
  readonly gate: BlockGate
}

function BlockContent({ block, state, gate, headingLevel }: ContentProps): ReactNode {
  const page = useContext(PageContext)
  if (block.unknown) return <UnknownWidget />
  if (state.kind === 'pending') return <BlockSkeleton />
  if (state.kind === 'failed') return <BlockFailure block={block} retry={() => void page.store.reload(dataOf(block))} />
  if (state.kind === 'empty') return typeof block.onEmpty === 'object' ? <BlockNote text={block.onEmpty.text} /> : null
  if (state.kind === 'hidden') return null
  const Widget = gate.component() ?? use(gate.opened())
  return (
    <Widget
      {...state.props}
      variant={block.variant}
      headingLevel={headingLevel}
      isFirstView={block.fold === 'above'}
      now={page.runtime.now}
      emit={page.emitOf(block.id)}
      slots={block.slots ? slotsOf(block.slots) : NO_SLOTS}
    />
  )
}

/** Data names among what the block reads: `state.x` can't be loaded. */
const dataOf = (block: PlannedBlock) => block.reads.filter((key) => !key.startsWith('state.'))

function slotsOf(slots: NonNullable<PlannedBlock['slots']>): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, blocks]) => [name, <BlockList key={name} blocks={blocks} headingLevel={3} />]),
  )
}

/** On the server a fallback shows for one reason only: the widget threw. The browser tries the block again when it hydrates. */
function CrashedOnServer({ block }: { readonly block: PlannedBlock }): ReactNode {
  const page = useContext(PageContext)
  page.crashed?.(block)
  return <BlockFailure block={block} />
}

export function BlockList({
  blocks,
  headingLevel,
}: {
  blocks: readonly PlannedBlock[]
  headingLevel: 2 | 3
}): ReactNode {
  return blocks.map((block) => <BlockView key={block.id} block={block} headingLevel={headingLevel} />)
}
