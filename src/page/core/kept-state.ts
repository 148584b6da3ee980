import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { type BlockState, evaluateBlock, type Memo, memoOf, type StatusOf } from './evaluate-block.ts'
import type { Scope } from './expressions/index.ts'
import { isLasting } from './lasting-data.ts'
import { noValues, type Values } from './values.ts'

/** What is known of a block together with data that stay. */
interface LastingMemo extends Memo {
  /** Its state when the page was last made. */
  shown?: BlockState
}

const memos = new WeakMap<PlannedBlock, WeakMap<object, LastingMemo>>()

/** The first of its data that is a list or a map: what tells one product's page from another's. */
function mainInput({ paths }: Memo, statusOf: StatusOf): object | undefined {
  for (const [root = ''] of paths) {
    const source = statusOf(root)
    if (source?.status === 'ready' && typeof source.value === 'object' && source.value !== null) return source.value
  }
  return undefined
}

function lastingMemo(block: PlannedBlock, own: Memo, statusOf: StatusOf): LastingMemo | undefined {
  if (own.paths.length === 0) return own
  const input = mainInput(own, statusOf)
  if (!input || !isLasting(input)) return undefined
  const known = memos.get(block) ?? new WeakMap<object, LastingMemo>()
  memos.set(block, known)
  const memo = known.get(input) ?? { ...own, values: [], state: undefined }
  known.set(input, memo)
  return memo
}

export interface KeptState {
  readonly state: BlockState
  /** It was this when the page was made the last time: what is made of it is worth keeping. */
  readonly isAgain: boolean
}

/**
 * What a block is, on a server that shows many pages of one plan: with data that stay, the state is kept for each of them, so that the second
 * page of a product is not worked out again because another product's came between.
 */
export function keptState(block: PlannedBlock, scope: Scope, statusOf: StatusOf, values: Values = noValues): KeptState {
  const own = memoOf(block, values)
  const memo = lastingMemo(block, own, statusOf)
  const state = evaluateBlock(block, scope, statusOf, values, memo ?? own)
  const isAgain = memo?.shown === state
  if (memo) memo.shown = state
  return { state, isAgain }
}
