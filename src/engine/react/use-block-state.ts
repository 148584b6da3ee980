import { useCallback, useState, useSyncExternalStore } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { type BlockState, evaluateBlock, memoOf } from '../core/evaluate-block.ts'
import { follow as followPath, type Path } from '../core/expressions/index.ts'
import type { PageStore } from './page-store.ts'

/** Nothing of the block is on the page: no place, no boundary, nothing to hydrate. */
export const isAbsent = (block: PlannedBlock, { kind }: BlockState): boolean =>
  kind === 'hidden' || (kind === 'empty' && block.onEmpty === 'hide')

/** What the block is in the server's HTML. */
export const firstState = (block: PlannedBlock, { firstScope, firstSource, plan }: PageStore) =>
  evaluateBlock(block, firstScope, firstSource, plan.values)

export const presentState = (block: PlannedBlock, { scope, source, plan }: PageStore) =>
  evaluateBlock(block, scope, source, plan.values)

/** Calls the listener at each change of a value that the block reads. Returns the way to stop. */
export const follow = (block: PlannedBlock, store: PageStore, listener: () => void) =>
  store.subscribe(memoOf(block, store.plan.values).paths, listener)

/**
 * Calls the listener at each change of state or query that the block, or a block inside it, reads, and at once if one changed before. By
 * these values a tap in one block asks for something in another. Returns the way to stop.
 */
export function followRequests(block: PlannedBlock, store: PageStore, listener: () => void): () => void {
  const paths = askedPaths(block, store)
  const { scope, firstScope } = store
  const isOther = (path: Path) => !Object.is(followPath(scope(path[0]), path), followPath(firstScope(path[0]), path))
  if (store.hasChanged() && paths.some(isOther)) listener()
  return store.subscribe(paths, listener)
}

const askedPaths = (block: PlannedBlock, store: PageStore): readonly Path[] => [
  ...memoOf(block, store.plan.values).paths.filter(([root]) => root === 'state' || root === 'query'),
  ...Object.values(block.slots ?? {}).flatMap((blocks) => blocks.flatMap((inner) => askedPaths(inner, store))),
]

/**
 * What a block is at this moment, and the way to say that its inside is alive. A block whose HTML came from the server sleeps until
 * then: it stays what the server rendered, since React drops the HTML of a boundary that changes before it hydrated. Awake, it
 * catches up with what changed meanwhile.
 */
export function useBlockState(block: PlannedBlock, store: PageStore): readonly [BlockState, wake: () => void] {
  const [sleep] = useState(createSleep)
  const subscribe = useCallback(
    (listener: () => void) => {
      sleep.onWake(listener)
      return follow(block, store, listener)
    },
    [store, block, sleep],
  )
  const hydrating = () => {
    const state = firstState(block, store)
    if (!isAbsent(block, state)) sleep.begin()
    return state
  }
  const state = useSyncExternalStore(
    subscribe,
    () => (sleep.isAsleep() ? firstState : presentState)(block, store),
    hydrating,
  )
  const { wake } = sleep
  return [state, wake]
}

function createSleep() {
  let isAsleep = false
  let told = () => {}
  return {
    isAsleep: () => isAsleep,
    begin() {
      isAsleep = true
    },
    onWake(listener: () => void) {
      told = listener
    },
    wake: () => {
      if (!isAsleep) return
      isAsleep = false
      told()
    },
  }
}
