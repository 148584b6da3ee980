import type { ReactNode } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import type { WidgetTools } from '../../kit/widget.ts'
import type { BlockState } from '../core/evaluate-block.ts'
import { SCREEN_BLOCK } from '../core/screen-page.ts'
import { BlockFailure, BlockNote, BlockSkeleton, LateFailure, UnknownWidget } from './block-fallbacks.tsx'
import type { PageContextValue, WidgetComponent } from './page-runtime.ts'
import { problemOf } from './report.ts'

const NO_SLOTS = {}

export interface BlockProps {
  readonly block: PlannedBlock
  readonly headingLevel: 2 | 3
}

/** A block together with its state. */
export interface ShownBlock extends BlockProps {
  readonly page: PageContextValue
  readonly state: BlockState
}

/** What a crash of the block comes to. */
export function crashOf({ runtime, store }: PageContextValue, block: PlannedBlock, before?: () => void) {
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

/** What is put into a block's place where nothing can be waited for. */
export const blockInside = (shown: ShownBlock): ReactNode =>
  substitute(shown) ?? widgetElement(shown, shown.page.runtime.widget(shown.block.widget))

/** What stands in the widget's place when there is nothing to give it; undefined when there is. */
export function substitute({ page, block, state }: ShownBlock, hasWaited = false): ReactNode {
  if (block.unknown) return <UnknownWidget />
  switch (state.kind) {
    case 'pending':
      return <BlockSkeleton block={block} />
    case 'failed': {
      if (block.reportedAbove?.some((name) => page.store.source(name)?.status === 'failed')) return null
      const Failure = hasWaited ? LateFailure : BlockFailure
      return <Failure block={block} retry={() => void page.store.reload(block.reads)} code={state.code} />
    }
    case 'empty':
      return <BlockNote text={typeof block.onEmpty === 'object' ? block.onEmpty.text : ''} />
    default:
      return undefined
  }
}

export function widgetElement(
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
    slots: block.slots ? slotsOf(page, block, block.slots) : NO_SLOTS,
  }
  // Not spread: names beside a spread cost four times as much, a third of what the engine takes for a small block.
  const props = Object.assign({}, state.props, tools)
  return <Widget {...props} />
}

/** What stands in a container stands under its title; around a module's screen it stands beside it. */
function slotsOf(
  page: PageContextValue,
  { id }: PlannedBlock,
  slots: NonNullable<PlannedBlock['slots']>,
): Record<string, ReactNode> {
  const level = id === SCREEN_BLOCK ? 2 : 3
  const { emptyPlace } = page.runtime
  const inside = (name: string, blocks: readonly PlannedBlock[]) =>
    blocks.length === 0 && emptyPlace ? emptyPlace(id, name) : page.list(name, blocks, level)
  return Object.fromEntries(Object.entries(slots).map(([name, blocks]) => [name, inside(name, blocks)]))
}
