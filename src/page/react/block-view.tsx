import { Suspense, use, useContext, useEffect, useState, type ReactNode } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import type { WidgetTools } from '../../kit/widget.ts'
import type { BlockState } from '../core/evaluate-block.ts'
import { SCREEN_BLOCK } from '../core/screen-page.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { BlockFailure, BlockNote, BlockSkeleton, LateFailure, UnknownWidget } from './block-fallbacks.tsx'
import { type BlockGate, createGate } from './block-gate.ts'
import { placeClass } from './height-class.ts'
import { PageContext } from './page-context.ts'
import type { PageContextValue, WidgetComponent } from './page-runtime.ts'
import { problemOf } from './report.ts'
import { isAbsent, useBlockState, useJoinedState } from './use-block-state.ts'

const NO_SLOTS = {}

interface BlockProps {
  readonly block: PlannedBlock
  readonly headingLevel: 2 | 3
}

/** A block of a page in a state. */
export interface ShownBlock extends BlockProps {
  readonly page: PageContextValue
  readonly state: BlockState
}

interface InBrowser extends ShownBlock {
  readonly gate: BlockGate
  /** The block's inside is alive. */
  readonly wake: () => void
}

/**
 * A block that is alive as soon as its surroundings are: in the first view, with its code and its data here. It waits for nothing, so it has no
 * Suspense of its own.
 */
function JoinedBlock({ block, headingLevel }: BlockProps): ReactNode {
  const page = useContext(PageContext)
  const state = useJoinedState(block, page.store)
  if (isAbsent(block, state)) return null
  const shown = { page, block, state, headingLevel }
  return (
    <div data-block={block.id} className={placeClass(block)}>
      <BlockBoundary {...crashOf(page, block)}>{blockInside(shown)}</BlockBoundary>
    </div>
  )
}

/** One block in the browser: its place on the page, its boundary, and the widget inside. It renders again when what it reads changed. */
function BlockView({ block, headingLevel }: BlockProps): ReactNode {
  const page = useContext(PageContext)
  const [gate] = useState(() => createGate(block, page.runtime))
  const [state, wake] = useBlockState(block, page.store)
  if (isAbsent(block, state)) return null
  const { attach, retry } = gate
  return (
    <div data-block={block.id} className={placeClass(block)} ref={attach}>
      <BlockBoundary {...crashOf(page, block, retry)}>
        <Suspense fallback={<BlockSkeleton block={block} />}>
          <GatedWidget page={page} block={block} state={state} headingLevel={headingLevel} gate={gate} wake={wake} />
        </Suspense>
      </BlockBoundary>
    </div>
  )
}

/** What a crash of the block comes to. */
function crashOf({ runtime, store }: PageContextValue, block: PlannedBlock, before?: () => void) {
  const onError = (error: unknown) => runtime.report(problemOf(store.plan.page, block, 'widget-crashed', error))
  const fallback = (retry: () => void) => {
    const again = () => {
      before?.()
      retry()
    }
    return <BlockFailure block={block} retry={again} />
  }
  return { onError, fallback }
}

/** Waits for the widget's code inside the block's Suspense: while it hydrates, the server's HTML stays. */
function GatedWidget({ gate, wake, ...shown }: InBrowser): ReactNode {
  useEffect(() => {
    wake()
    gate.alive()
  }, [wake, gate])
  const [hasWaited] = useState(shown.state.kind === 'pending')
  return substitute(shown, hasWaited) ?? widgetElement(shown, gate.component() ?? use(gate.opened()))
}

/** What is put into a block's place where nothing can be waited for. */
export const blockInside = (shown: ShownBlock): ReactNode =>
  substitute(shown) ?? widgetElement(shown, shown.page.runtime.widget(shown.block.widget))

/** What stands in the widget's place when there is nothing to give it; undefined when there is. */
function substitute({ page, block, state }: ShownBlock, hasWaited = false): ReactNode {
  if (block.unknown) return <UnknownWidget />
  switch (state.kind) {
    case 'pending':
      return <BlockSkeleton block={block} />
    case 'failed': {
      const Failure = hasWaited ? LateFailure : BlockFailure
      return <Failure block={block} retry={() => void page.store.reload(block.reads)} code={state.code} />
    }
    case 'empty':
      return <BlockNote text={typeof block.onEmpty === 'object' ? block.onEmpty.text : ''} />
    default:
      return undefined
  }
}

function widgetElement(
  { page, block, state, headingLevel }: ShownBlock,
  Widget: WidgetComponent | undefined,
): ReactNode {
  if (!Widget || state.kind !== 'ready') return null
  const tools: WidgetTools = {
    variant: block.variant,
    headingLevel,
    isFirstView: block.fold === 'above',
    now: page.runtime.now,
    emit: page.emitOf(block.id),
    memory: page.memoryOf(block.id),
    slots: block.slots ? slotsOf(block, block.slots) : NO_SLOTS,
  }
  // Not spread: names beside a spread cost four times as much, a third of what the engine takes for a small block.
  const props = Object.assign({}, state.props, tools)
  return <Widget {...props} />
}

/** What stands in a container stands under its title; around a module's screen it stands beside it. */
function slotsOf({ id }: PlannedBlock, slots: NonNullable<PlannedBlock['slots']>): Record<string, ReactNode> {
  const level = id === SCREEN_BLOCK ? 2 : 3
  return Object.fromEntries(
    Object.entries(slots).map(([name, blocks]) => [
      name,
      <BlockList key={name} blocks={blocks} headingLevel={level} />,
    ]),
  )
}

interface BlockListProps {
  readonly blocks: readonly PlannedBlock[]
  readonly headingLevel: 2 | 3
}

/** The blocks of a page or of a slot, from top to bottom. */
export function BlockList({ blocks, headingLevel }: BlockListProps): ReactNode {
  const page = useContext(PageContext)
  const { serverBlocks } = page.runtime
  if (serverBlocks) return serverBlocks(page, blocks, headingLevel)
  return blocks.map((block) => {
    const View = page.isJoined(block) ? JoinedBlock : BlockView
    return <View key={block.id} block={block} headingLevel={headingLevel} />
  })
}
