import type { Viewer } from '../../../schemas/page/context.ts'
import type { PlannedSource, Plan, Sources, SourceState } from '../../../schemas/page/plan.ts'
import type { Call } from '../../kit/call.ts'
import type { MakeCaller } from './create-caller.ts'
import { compiledText, compiledValue } from './compiled.ts'
import type { Scope } from './expressions/index.ts'
import { DEPENDS_ON_FAILED, expressionFailure } from './failure.ts'
import { isNotThere } from './is-not-there.ts'
import { getOwn } from './get-own.ts'
import { blockScope } from './scope.ts'
import { SCREEN_VALUES } from './screen-page.ts'
import { omitNullish } from './omit-nullish.ts'

/** What is there, and what another load has on its way. */
type KnownSources = Readonly<Record<string, SourceState | Promise<SourceState>>>

export interface LoadInput {
  readonly plan: Pick<Plan, 'context' | 'state' | 'data' | 'values'>
  readonly call: Call
  readonly caller: MakeCaller
  /** Milliseconds that each call may take. */
  readonly deadline: number
  /** Data names to load; all when absent. What they read and `known` does not have is loaded too. */
  readonly names?: readonly string[]
  /** A promise is of a load that is under way: who reads it waits for that one. */
  readonly known?: KnownSources
  /** The page's state now; its first state when absent. */
  readonly state?: Readonly<Record<string, unknown>>
  /** Who looks at the page; a visitor when absent. */
  readonly viewer?: Viewer
  /** Nobody waits any more: running calls are aborted, and what they were for stays pending. */
  readonly signal?: AbortSignal
  /**
   * What becomes of a call past its deadline: `pending` leaves it to the browser, as it does with data that only the browser loads;
   * `failed` says so.
   */
  readonly late: 'pending' | 'failed'
  /** Data that is loaded though only the browser loads it: what it waits for there is known. */
  readonly early?: ReadonlySet<string>
  /** Told of each source that is on its way from now on. */
  readonly started?: (name: string, running: Promise<SourceState>) => void
  /** Told of each source as it comes, so that nobody waits for the slowest. */
  readonly loaded?: (name: string, state: SourceState) => void
}

const nothing: SourceState = { status: 'ready', value: null }
const skipped: SourceState = { ...nothing, skipped: true }
const pending: SourceState = { status: 'pending' }
const dependsOnFailed: SourceState = { status: 'failed', code: DEPENDS_ON_FAILED, message: '内容暂时无法显示' }

/** The state that what it reads forces upon a source; undefined when all is there. */
function forced(inputs: Sources): SourceState | undefined {
  const states = Object.values(inputs)
  const failed = states.filter((state) => state.status === 'failed')
  // What belongs to what is not there is not there either: to load it again helps nobody.
  if (failed.length > 0) return failed.find(({ code }) => isNotThere(code)) ?? dependsOnFailed
  return states.every(({ status }) => status === 'ready') ? undefined : pending
}

/** The arguments of the call, undefined when the source's `when` says that there is none. */
function argumentsOf(source: PlannedSource, scope: Scope): Readonly<Record<string, unknown>> | undefined {
  if (source.when !== undefined && compiledText(source.when).evaluate(scope) !== true) return undefined
  return omitNullish(compiledValue(source.with ?? {}).evaluate(scope) as Readonly<Record<string, unknown>>)
}

/**
 * Loads data of a planned page and gives the state of every source that it loaded. Sources load in parallel and start as soon as
 * what they read is there; equal calls are made once, and batches travel together. A failed source fails what reads it with
 * code depends-on-failed, and nothing else. Never rejects.
 */
export async function loadData(input: LoadInput): Promise<Record<string, SourceState>> {
  const { plan, known = {}, state = plan.state, viewer, late, early } = input
  const wanted = (input.names ?? Object.keys(plan.data)).filter((name) => Object.hasOwn(plan.data, name))
  const send = input.caller(input)
  const started = new Map<string, Promise<SourceState>>()

  const dependenciesOf = (source: PlannedSource) =>
    source.reads.filter((name) => name === SCREEN_VALUES || Object.hasOwn(plan.data, name))

  async function loadOne(name: string, path: readonly string[]): Promise<SourceState> {
    const source = plan.data[name]!
    const isLeft = late === 'pending' && source.load === 'browser' && !early?.has(name)
    const entries = dependenciesOf(source).map(async (name) => [name, await load(name, path)] as const)
    const inputs = Object.fromEntries(await Promise.all(entries))
    const wait = forced(inputs)
    if (wait) return wait
    try {
      const args = argumentsOf(source, blockScope(plan, inputs, state, { viewer }))
      if (!args) return source.load && source.reads.includes('viewer') ? skipped : nothing
      return isLeft ? pending : await send(source.call, args)
    } catch (error) {
      return { status: 'failed', ...expressionFailure(error) }
    }
  }

  /** `path`: the names that wait for this one. A name among them waits for itself, which only an unchecked page has. */
  function load(name: string, path: readonly string[]): Promise<SourceState> {
    const before = wanted.includes(name) ? undefined : getOwn(known, name)
    if (before && ('then' in before || before.status !== 'pending')) return Promise.resolve(before)
    // Only the screen itself gives its values.
    if (name === SCREEN_VALUES) return Promise.resolve(pending)
    if (path.includes(name)) return Promise.resolve(dependsOnFailed)
    const found = started.get(name)
    if (found) return found
    const running = begin(name, path)
    started.set(name, running)
    input.started?.(name, running)
    return running
  }

  async function begin(name: string, path: readonly string[]): Promise<SourceState> {
    const state = await loadOne(name, [...path, name])
    input.loaded?.(name, state)
    return state
  }

  for (const name of wanted) void load(name, [])
  const loaded = [...started].map(async ([name, running]) => [name, await running] as const)
  return Object.fromEntries(await Promise.all(loaded))
}
