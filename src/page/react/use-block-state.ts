import { useCallback, useState, useSyncExternalStore } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { type BlockState, evaluateBlock, memoOf } from '../core/evaluate-block.ts'
import type { PageStore } from './page-store.ts'

/** Nothing of the block is on the page: no place, no boundary, nothing to hydrate. */
export const isAbsent = (block: PlannedBlock, { kind }: BlockState): boolean =>
  kind === 'hidden' || (kind === 'empty' && block.onEmpty === 'hide')

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
      return store.subscribe(memoOf(block, store.plan.values).paths, listener)
    },
    [store, block, sleep],
  )
  const first = () => evaluateBlock(block, store.firstScope, store.firstSource, store.plan.values)
  const present = () => evaluateBlock(block, store.scope, store.source, store.plan.values)
  const hydrating = () => {
    const state = first()
    if (!isAbsent(block, state)) sleep.begin()
    return state
  }
  const state = useSyncExternalStore(subscribe, () => (sleep.isAsleep() ? first() : present()), hydrating)
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
