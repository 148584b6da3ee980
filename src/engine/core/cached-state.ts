import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { type BlockState, evaluateBlock, type Memo, memoOf, type StatusOf } from './evaluate-block.ts'
import type { Scope } from './expressions/index.ts'
import { isCached } from './cached-data.ts'
import { noValues, type Values } from './values.ts'

/** The memo of a block for one cached reply. */
interface CachedMemo extends Memo {
  /** Its state when the page was last rendered. */
  shown?: BlockState
}

const memos = new WeakMap<PlannedBlock, WeakMap<object, CachedMemo>>()

/** The first of its data that is a list or a map: what tells one product's page from another's. */
function mainInput({ paths }: Memo, statusOf: StatusOf): object | undefined {
  for (const [root = ''] of paths) {
    const source = statusOf(root)
    if (source?.status === 'ready' && typeof source.value === 'object' && source.value !== null) return source.value
  }
  return undefined
}

function cachedMemo(block: PlannedBlock, own: Memo, statusOf: StatusOf): CachedMemo | undefined {
  if (own.paths.length === 0) return own
  const input = mainInput(own, statusOf)
  if (!input || !isCached(input)) return undefined
  const known = memos.get(block) ?? new WeakMap<object, CachedMemo>()
  memos.set(block, known)
  const memo = known.get(input) ?? { ...own, values: [], state: undefined }
  known.set(input, memo)
  return memo
}

export interface CachedState {
  readonly state: BlockState
  /** The state is the same as when the page was last rendered, so that caching its HTML pays. */
  readonly isAgain: boolean
}

/**
 * The state of a block on the server, where many requests share one plan. It is cached for each cached reply that the block reads, so that a second
 * page of a product need not evaluate the block again, even if another product's page was rendered between.
 */
export function cachedState(
  block: PlannedBlock,
  scope: Scope,
  statusOf: StatusOf,
  values: Values = noValues,
): CachedState {
  const own = memoOf(block, values)
  const memo = cachedMemo(block, own, statusOf)
  const state = evaluateBlock(block, scope, statusOf, values, memo ?? own)
  const isAgain = memo?.shown === state
  if (memo) memo.shown = state
  return { state, isAgain }
}
