import { Suspense, use, useContext, useEffect, useState, type ReactNode } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { type BlockState, evaluateBlock } from '../core/evaluate-block.ts'
import { SCREEN_BLOCK } from '../core/screen-page.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { BlockFailure, BlockNote, BlockSkeleton, LateFailure, UnknownWidget } from './block-fallbacks.tsx'
import { type BlockGate, createGate } from './block-gate.ts'
import { placeClass } from './height-class.ts'
import { PageContext, type PageContextValue } from './page-context.ts'
import type { WidgetComponent } from './page-runtime.ts'
import { problemOf } from './report.ts'
import { isAbsent, useBlockState } from './use-block-state.ts'

const NO_SLOTS = {}

interface BlockProps {
  readonly block: PlannedBlock
  readonly headingLevel: 2 | 3
}

interface Shown extends BlockProps {
  readonly page: PageContextValue
  readonly state: BlockState
}

interface InBrowser extends Shown {
  readonly gate: BlockGate
  /** The block's inside is alive. */
  readonly wake: () => void
}

/** One block in the browser: its place on the page, its boundary, and the widget inside. It renders again when what it reads changed. */
function BlockView({ block, headingLevel }: BlockProps): ReactNode {
  const page = useContext(PageContext)
  const [gate] = useState(() => createGate(block, page.runtime))
  const [state, wake] = useBlockState(block, page.store)
  if (isAbsent(block, state)) return null
  const { attach } = gate
  return (
    <div data-block={block.id} className={placeClass(block)} ref={attach}>
      <BrowserBlock page={page} block={block} state={state} headingLevel={headingLevel} gate={gate} wake={wake} />
    </div>
  )
}

/**
 * One block on the server: the same elements, made without a component of its own, which a page of many blocks would pay for. Error
 * boundaries do nothing there: a widget that throws gives its Suspense's fallback, and the browser tries it again.
 */
function serverBlock(page: PageContextValue, block: PlannedBlock, headingLevel: 2 | 3): ReactNode {
  const state = evaluateBlock(block, page.store.firstScope, page.store.firstSource, page.store.plan.values)
  if (isAbsent(block, state)) return null
  return (
    <div key={block.id} data-block={block.id} className={placeClass(block)}>
      <Suspense fallback={<CrashedOnServer page={page} block={block} />}>
        {inside(page, block, headingLevel, state)}
      </Suspense>
    </div>
  )
}

function inside(page: PageContextValue, block: PlannedBlock, headingLevel: 2 | 3, state: BlockState): ReactNode {
  const shown = { page, block, state, headingLevel }
  return substitute(shown) ?? widgetElement(shown, page.runtime.widget(block.widget))
}

/** What the server puts into a block's place. */
export function blockInside(page: PageContextValue, block: PlannedBlock, headingLevel: 2 | 3): ReactNode {
  return inside(
    page,
    block,
    headingLevel,
    evaluateBlock(block, page.store.firstScope, page.store.firstSource, page.store.plan.values),
  )
}

function BrowserBlock({ gate, wake, ...shown }: InBrowser): ReactNode {
  const { page, block } = shown
  const onError = (error: unknown) =>
    page.runtime.report(problemOf(page.store.plan.page, block, 'widget-crashed', error))
  const fallback = (retry: () => void) => {
    const again = () => {
      gate.retry()
      retry()
    }
    return <BlockFailure block={block} retry={again} />
  }
  return (
    <BlockBoundary onError={onError} fallback={fallback}>
      <Suspense fallback={<BlockSkeleton block={block} />}>
        <GatedWidget gate={gate} wake={wake} {...shown} />
      </Suspense>
    </BlockBoundary>
  )
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

/** What stands in the widget's place when there is nothing to give it; undefined when there is. */
function substitute({ page, block, state }: Shown, hasWaited = false): ReactNode {
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

function widgetElement({ page, block, state, headingLevel }: Shown, Widget: WidgetComponent | undefined): ReactNode {
  if (!Widget || state.kind !== 'ready') return null
  return (
    <Widget
      {...state.props}
      variant={block.variant}
      headingLevel={headingLevel}
      isFirstView={block.fold === 'above'}
      now={page.runtime.now}
      emit={page.emitOf(block.id)}
      memory={page.memoryOf(block.id)}
      slots={block.slots ? slotsOf(block, block.slots) : NO_SLOTS}
    />
  )
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

function CrashedOnServer({ page, block }: Pick<Shown, 'page' | 'block'>): ReactNode {
  page.crashed?.(block)
  return <BlockFailure block={block} />
}

interface BlockListProps {
  readonly blocks: readonly PlannedBlock[]
  readonly headingLevel: 2 | 3
}

/** The blocks of a page or of a slot, from top to bottom. */
export function BlockList({ blocks, headingLevel }: BlockListProps): ReactNode {
  const page = useContext(PageContext)
  if (page.runtime.isServer) return blocks.map((block) => serverBlock(page, block, headingLevel))
  return blocks.map((block) => <BlockView key={block.id} block={block} headingLevel={headingLevel} />)
}
