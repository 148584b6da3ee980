import type { PlannedBlock, SourceState } from '../../../schemas/page/plan.ts'
import { compiledText, compiledValue } from './compiled.ts'
import { type Compiled, follow, type Path, type Scope } from './expressions/index.ts'
import { expressionFailure } from './failure.ts'
import type { Failure } from './failure.ts'
import { getOwn } from './get-own.ts'
import { omitNullish } from './omit-nullish.ts'
import { linked, noValues, type Values } from './values.ts'

type Props = Readonly<Record<string, unknown>>

export type BlockState =
  | { readonly kind: 'ready'; readonly props: Props }
  | { readonly kind: 'pending' }
  | ({ readonly kind: 'failed' } & Failure)
  | { readonly kind: 'hidden' }
  | { readonly kind: 'empty' }

/** Of data that only the browser loads, as long as it is not there. */
export const awaited = { status: 'pending', inBrowser: true } as const

export type KnownSource = SourceState | typeof awaited
export type StatusOf = (dataName: string) => KnownSource | undefined

/** The compiled expressions of a block, with their last values. */
export interface Memo {
  readonly when?: Compiled
  readonly props: Compiled
  /** What the block reads, and the values that it last had. */
  readonly paths: Compiled['paths']
  readonly values: unknown[]
  state?: BlockState
}

const memos = new WeakMap<PlannedBlock, Memo>()
const pending: BlockState = { kind: 'pending' }
/** Nothing is missing but what only the browser loads. */
const later: BlockState = { kind: 'pending' }
const hidden: BlockState = { kind: 'hidden' }
const empty: BlockState = { kind: 'empty' }

/** The memo that belongs to the block itself and to the page that shows it. */
export function memoOf(block: PlannedBlock, values: Values = noValues): Memo {
  const known = memos.get(block)
  if (known) return known
  const when = block.when === undefined ? undefined : linked(compiledText(block.when), values)
  const props = linked(compiledValue(block.props), values)
  const made: Memo = { when, props, paths: when ? [...when.paths, ...props.paths] : props.paths, values: [] }
  memos.set(block, made)
  return made
}

/** What stands at the path; of a source without a value, the lack of it. */
function read(path: Path, scope: Scope, statusOf: StatusOf): unknown {
  const source = statusOf(path[0])
  return source && source.status !== 'ready' ? source : follow(scope(path[0]), path)
}

/** Takes the present values in; whether any differs from the last time. */
function rebase({ paths, values }: Memo, scope: Scope, statusOf: StatusOf): boolean {
  let hasChanged = false
  for (let at = 0; at < paths.length; at++) {
    const value = read(paths[at]!, scope, statusOf)
    if (Object.is(value, values[at])) continue
    values[at] = value
    hasChanged = true
  }
  return hasChanged
}

/** The state of a block whose data isn't there: failed as soon as one source failed, else pending. `viewer` is always there. */
function missing(roots: readonly string[], reads: readonly string[], statusOf: StatusOf): BlockState | undefined {
  let found: BlockState | undefined
  for (const root of roots) {
    if (root === 'viewer' || !reads.includes(root)) continue
    const source = statusOf(root)
    if (source?.status === 'failed') return { kind: 'failed', code: source.code, message: source.message }
    if (source === awaited) found ??= later
    else if (source?.status !== 'ready') found = pending
  }
  return found
}

/** A list, text or map with nothing in it. Numbers and booleans always say something. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' ? value === null || Object.keys(value).length === 0 : value === undefined
}

function compute({ when, props }: Memo, block: PlannedBlock, scope: Scope, statusOf: StatusOf): BlockState {
  if (when) {
    const wait = missing(when.roots, block.reads, statusOf)
    if (wait && wait !== later) return wait
    if (when.evaluate(scope) !== true) return hidden
    if (wait) return wait
  }
  const wait = missing(props.needed, block.reads, statusOf)
  if (wait) return wait
  const value = props.evaluate(scope) as Props
  const given = value === block.props ? value : omitNullish(value)
  const isVacant = block.onEmpty !== 'show' && block.emptyWhen?.every((name) => isEmpty(getOwn(given, name)))
  return isVacant ? empty : { kind: 'ready', props: given }
}

function attempt(memo: Memo, block: PlannedBlock, scope: Scope, statusOf: StatusOf): BlockState {
  try {
    return compute(memo, block, scope, statusOf)
  } catch (error) {
    return { kind: 'failed', ...expressionFailure(error) }
  }
}

/** Equal states are the same object, so that a renderer may skip a block whose inputs changed without a difference. */
function settled(before: BlockState | undefined, after: BlockState): BlockState {
  if (before?.kind !== 'ready' || after.kind !== 'ready') return after
  const names = Object.keys(after.props)
  const isSame =
    names.length === Object.keys(before.props).length &&
    names.every((name) => Object.is(getOwn(before.props, name), after.props[name]))
  return isSame ? before : after
}

/**
 * What a planned block is at this moment: its props with every expression evaluated, or why it has none. `when` is decided
 * first, on its own data alone; with null for what only the browser loads, so that nothing is reserved for a block that may stay away. Props that come out null or undefined are left out; nested ones stay null. The last
 * state of each block is kept and given again, the same object, while the values that it reads are the same.
 * Never throws: an evaluation that costs too much is `failed` with code expression-too-costly.
 * @param values the page's; what the block reads through them counts as read by itself
 * @param memo where the last state is kept; the block's own, when no other is given
 */
export function evaluateBlock(
  block: PlannedBlock,
  scope: Scope,
  statusOf: StatusOf,
  values: Values = noValues,
  memo: Memo = memoOf(block, values),
): BlockState {
  const hasChanged = rebase(memo, scope, statusOf)
  if (memo.state && !hasChanged) return memo.state
  memo.state = settled(memo.state, attempt(memo, block, scope, statusOf))
  return memo.state
}
