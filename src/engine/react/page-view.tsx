import { memo, type PropsWithChildren, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import type { WidgetTools } from '../../kit/widget.ts'
import { createMemory } from './block-memory.ts'
import { BlockList } from './block-view.tsx'
import { PageContext } from './page-context.ts'
import type { PageContextValue, PageRuntime, ServerSide } from './page-runtime.ts'
import type { PageStore } from './page-store.ts'

interface PageViewProps {
  readonly store: PageStore
  readonly runtime: PageRuntime
  /** The blocks to show; the page's own unless a popup's are given. */
  readonly blocks?: readonly PlannedBlock[]
  readonly crashed?: (block: PlannedBlock) => void
  /** Stands above the words of what is not there (onError with notFound). */
  readonly notFoundPicture?: ReactNode
}

/** A planned page with its data: stage 6. It renders once; from then on each block follows its own data. */
export const PageView = memo(function PageView(props: PageViewProps): ReactNode {
  const { store, runtime, blocks = store.plan.blocks, crashed, notFoundPicture } = props
  const [value] = useState(() => ({ ...contextOf(store, runtime, crashed), notFoundPicture }))
  return (
    <PageContext.Provider value={value}>
      <FirstView blocks={blocks} boundary={runtime.server?.boundary} />
    </PageContext.Provider>
  )
})

interface FirstViewProps {
  readonly blocks: readonly PlannedBlock[]
  readonly boundary?: ServerSide['boundary']
}

/**
 * The blocks of the first view have one boundary around them all, so that they hydrate together, in slices, before anything else and at the first
 * touch at once; one that crashes then costs none of what stands below.
 */
function FirstView({ blocks, boundary }: FirstViewProps): ReactNode {
  const below = blocks.findIndex(({ fold }) => fold === 'below')
  const count = below < 0 ? blocks.length : below
  const all = (part: readonly PlannedBlock[]) => <BlockList blocks={part} headingLevel={2} />
  if (count === 0) return all(blocks)
  const first = all(blocks.slice(0, count))
  return (
    <>
      {boundary ? boundary(first) : <FirstBoundary>{first}</FirstBoundary>}
      {all(blocks.slice(count))}
    </>
  )
}

/**
 * React hydrates a boundary when it has nothing else to do, and while it holds content back so that skeletons don't flicker, that is a third of a
 * second later: what a member's first view has and the server's had not would come above what stands below already. A boundary that is to be
 * rendered again is hydrated before that; its children are the same, so that nothing in it renders twice.
 */
function FirstBoundary({ children }: PropsWithChildren): ReactNode {
  const [, renderAgain] = useState(false)
  useEffect(() => startTransition(() => renderAgain(true)), [])
  return <Suspense fallback={null}>{children}</Suspense>
}

/** What the blocks of a page share. */
export function contextOf(
  store: PageStore,
  runtime: PageRuntime,
  crashed?: PageViewProps['crashed'],
): PageContextValue {
  const {
    emitOf = kept<WidgetTools['emit']>((block) => (event, payload) => runtime.emit(block, event, payload)),
    memoryOf = kept((block) => createMemory(store.plan.page, block)),
  }: Partial<ServerSide> = runtime.server ?? {}
  return { store, runtime, emitOf, memoryOf, list, crashed }
}

const list: PageContextValue['list'] = (key, blocks, headingLevel) => (
  <BlockList key={key} blocks={blocks} headingLevel={headingLevel} />
)

/** Makes what belongs to a block once. */
function kept<Made>(make: (block: string) => Made): (block: string) => Made {
  const made = new Map<string, Made>()
  return (block) => {
    const known = made.get(block) ?? make(block)
    made.set(block, known)
    return known
  }
}
