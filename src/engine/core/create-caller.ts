import type { CallShape, SourceState } from '../../../schemas/page/plan.ts'
import type { Call } from '../../kit/call.ts'
import { failedCallText, NOT_LOGGED_IN } from '../../kit/failed-call.ts'
import { type Refusal, refusalOf } from '../../kit/refusal.ts'
import { getOwn } from './get-own.ts'

type Args = Readonly<Record<string, unknown>>

interface CallerInput {
  readonly call: Call
  /** Milliseconds that each call may take. */
  readonly deadline: number
  readonly signal?: AbortSignal
  readonly late: 'pending' | 'failed'
}

type BatchRule = NonNullable<CallShape['batch']>

interface Batch {
  readonly texts: Set<unknown>
  /** How many wait for the reply. */
  members: number
  readonly reply: Promise<SourceState>
}

const pending: SourceState = { status: 'pending' }
const timeout: SourceState = { status: 'failed', code: 'timeout', message: failedCallText('no-response') }

/** Maps with the same properties in another order have the same text. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, getOwn(value, name)]))
}

const keyOf = ({ method, path }: CallShape, args: Args) => `${method} ${path} ${JSON.stringify(args, sorted)}`

const broken: Refusal = { code: 'call-failed', message: failedCallText('malformed'), isReason: false }

function failed(error: unknown): SourceState {
  const { code, message } = refusalOf(error, broken)
  return { status: 'failed', code, message }
}

async function perform(
  { call, deadline, signal, late }: CallerInput,
  shape: CallShape,
  args: Args,
): Promise<SourceState> {
  if (signal?.aborted) return pending
  const abort = new AbortController()
  let stop = (_state: SourceState) => {}
  const stopped = new Promise<SourceState>((resolve) => {
    stop = (state) => {
      resolve(state)
      abort.abort()
    }
  })
  const onAbort = () => stop(pending)
  signal?.addEventListener('abort', onAbort)
  const timer = setTimeout(() => stop(late === 'pending' ? pending : timeout), deadline)
  const state = await Promise.race([answer(call, shape, args, abort.signal), stopped])
  clearTimeout(timer)
  signal?.removeEventListener('abort', onAbort)
  return late === 'pending' && isLoggedOut(state) ? pending : state
}

/** A login that is over may be renewed by the browser, which holds what that needs; who leaves late data to it leaves this to it too. */
const isLoggedOut = (state: SourceState) => state.status === 'failed' && state.code === NOT_LOGGED_IN

/** The value at `shape.value` of the reply, null when it isn't there. */
async function answer(call: Call, shape: CallShape, args: Args, signal: AbortSignal): Promise<SourceState> {
  try {
    const reply = await call(shape, args, signal)
    return { status: 'ready', value: shape.value.reduce<unknown>((found, name) => getOwn(found, name), reply) ?? null }
  } catch (error) {
    return failed(error)
  }
}

function memberOf(list: unknown, match: string, text: unknown): unknown {
  return (Array.isArray(list) && list.find((item) => getOwn(item, match) === text)) || null
}

/** Makes a call of a page; never rejects. */
type Caller = (shape: CallShape, args: Args) => Promise<SourceState>

/** How the calls of one load of a page are made: `createCaller`, or what fetches it first. */
export type MakeCaller = (input: CallerInput) => Caller

/**
 * Makes the calls of one load of a page: equal ones once, and those of a batch that come in the same turn as one, each
 * getting its own element or null. A batch that is refused is tried again, each member by itself, so that one that the endpoint can't bear
 * costs no other. The promises never reject: a refusal is a failed state with the code of its CallProblem.
 */
export const createCaller: MakeCaller = (input) => {
  const calls = new Map<string, Promise<SourceState>>()
  const batches = new Map<string, Batch>()

  /** In place of the batch of this key that is full, if there is one: that one goes as it is. */
  function open(key: string, shape: CallShape, rest: Args, list: string): Batch {
    const texts = new Set<unknown>()
    // The turn ends after every source that is ready now has joined.
    const turn = Promise.resolve().then(() => batches.get(key) === batch && batches.delete(key))
    const batch: Batch = {
      texts,
      members: 0,
      reply: turn.then(() => perform(input, shape, { ...rest, [list]: [...texts] })),
    }
    batches.set(key, batch)
    return batch
  }

  async function join(shape: CallShape, args: Args, { list, match, max }: BatchRule): Promise<SourceState> {
    const { [list]: given, ...rest } = args
    const texts = Array.isArray(given) ? given.filter((text) => typeof text === 'string') : []
    if (!texts.length) return { status: 'ready', value: null }
    const key = keyOf(shape, rest)
    const waiting = batches.get(key)
    const batch = waiting && waiting.texts.size < max ? waiting : open(key, shape, rest, list)
    for (const text of texts) batch.texts.add(text)
    batch.members += 1
    const shared = await batch.reply
    const isRefused = shared.status === 'failed' && shared !== timeout
    const state = isRefused && batch.members > 1 ? await perform(input, shape, { ...rest, [list]: texts }) : shared
    return state.status === 'ready' ? { status: 'ready', value: memberOf(state.value, match, texts[0]) } : state
  }

  return (shape, args) => {
    const key = keyOf(shape, args)
    const { batch } = shape
    const running = calls.get(key) ?? (batch ? join(shape, args, batch) : perform(input, shape, args))
    calls.set(key, running)
    return running
  }
}
