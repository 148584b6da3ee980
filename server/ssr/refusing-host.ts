import { problems } from '../../schemas/api/problems.ts'
import type { CallShape } from '../../schemas/page/plan.ts'
import { LOGIN_REQUIRED } from '../../src/domain/refused-reply.ts'
import { type Call, CallProblem, isCallProblem } from '../../src/kit/call.ts'
import { NOT_LOGGED_IN } from '../../src/kit/failed-call.ts'

type Args = Readonly<Record<string, unknown>>

/** ms for which it stays known whether a host refuses everything: the first time, and at most where it goes on. */
const [KNOWN_FOR, KNOWN_AT_MOST] = [1_000, 30_000]
/** Calls that are kept as they were fulfilled, and how many of them are made again before a host is known to refuse everything. */
const [KEPT, MADE_AGAIN] = [24, 8]

/** What no host in trouble says of everything: who is not logged in, or may not; and what is an outage by itself (src/engine/server/is-lost.ts). */
const OTHERWISE = new RegExp(`^(?:${LOGIN_REQUIRED}|${NOT_LOGGED_IN}|http-(?:[23]\\d\\d|40[13]|50[234]))$`)
/** An answer that is none of the mall's: its words may be others each time. */
const FOREIGN = /^http-/
const NOTHING = 'nothing'

/** How a call was not fulfilled, in the host's own words; undefined: it was, or by no words of the host. */
const refusalIn = (error: unknown): string | undefined =>
  isCallProblem(error) && !OTHERWISE.test(error.code)
    ? `${error.code} ${FOREIGN.test(error.code) ? '' : error.message}`
    : undefined

const nothingIn = (shape: CallShape, reply: unknown): string | undefined =>
  (shape.value.reduce<unknown>((found, name) => Object(found)[name], reply) ?? null) === null ? NOTHING : undefined

const keyOf = ({ method, path }: CallShape, args: Args) => `${method} ${path} ${JSON.stringify(args)}`

/** A call that a host which is well fulfils, or refuses by this code. */
export type Witness = readonly [shape: CallShape, args: Args, refusal?: string]

/** A host that is asked whether it refuses everything. */
interface Look {
  /** Of the refusal that made somebody look. */
  readonly words: string
  /** What it says of everything; undefined: it does not. */
  readonly verdict: Promise<string | undefined>
  /** Until when it is known; while it is looked, for as long as that takes. */
  until: number
}

/**
 * A host in trouble may refuse everything with HTTP 200, or say that all is well and have nothing, which looks as if one thing were refused or not
 * there. Where all other calls that were fulfilled before meet the same words, it is the host that fails: pages that were good stay. So is it where
 * nothing but the call itself was ever fulfilled, and `always` is refused too or is not known. Of a host that is in trouble one call at a time is made again, and the longer it lasts the seldomer.
 * @param ask makes calls of nobody @param now epoch ms @param always fulfilled for everybody, by each host that is well: what is asked before anything else
 * was fulfilled
 * @returns what watches the calls to the host
 */
export function watchHost(ask: Call, deadline: number, now: () => number, always?: Witness): (call: Call) => Call {
  const fulfilled = new Map<string, Witness>()
  let last: Look | undefined
  /** What it says of everything, and for how long that was believed when it said so last. */
  let trouble: { readonly words: string; readonly knownFor: number } | undefined

  async function saysSoOfAll(words: string, key: string): Promise<boolean> {
    const known = [...fulfilled].filter(([one]) => one !== key).map(([, one]) => one)
    const others: readonly Witness[] =
      known.length > 0 || !always || key === keyOf(always[0], always[1]) ? known : [always]
    if (others.length === 0) return fulfilled.has(key)
    const isKnown = last && now() < last.until && (last.until === Infinity || last.words === words)
    if (!isKnown) last = look(words, others.toReversed())
    return (await last?.verdict) === words
  }

  function look(words: string, witnesses: readonly Witness[]): Look {
    const before = trouble?.words === words ? trouble.knownFor : 0
    const verdict = saidByAll(witnesses.slice(0, before > 0 ? 1 : MADE_AGAIN))
    const begun: Look = { words, verdict, until: Infinity }
    void verdict.then((said) => {
      const knownFor = said === words ? Math.min(KNOWN_AT_MOST, Math.max(KNOWN_FOR, 2 * before)) : KNOWN_FOR
      trouble = said === words ? { words, knownFor } : undefined
      begun.until = now() + knownFor
    })
    return begun
  }

  /** One after the other: of a host that is well the first says it, and several endpoints may have nothing at once. */
  async function saidByAll(
    [first, ...others]: readonly Witness[],
    until = AbortSignal.timeout(deadline),
  ): Promise<string | undefined> {
    if (!first) return undefined
    const [shape, args, refusal] = first
    const answered = await ask(shape, args, until).then((reply) => nothingIn(shape, reply), refusalIn)
    const said = refusal !== undefined && answered?.startsWith(`${refusal} `) ? undefined : answered
    if (said === undefined || others.length === 0) return said
    return (await saidByAll(others, until)) === said ? said : undefined
  }

  /** It is well again, or in part: whoever is refused next looks anew. */
  function keep(key: string, shape: CallShape, args: Args): void {
    if (trouble) [trouble, last] = [undefined, undefined]
    fulfilled.delete(key)
    fulfilled.set(key, [shape, args])
    const [oldest = ''] = fulfilled.keys()
    if (fulfilled.size > KEPT) fulfilled.delete(oldest)
  }

  async function failIfHosts(words: string | undefined, key: string): Promise<void> {
    if (words !== undefined && (await saysSoOfAll(words, key)))
      throw new CallProblem('under-maintenance', problems['under-maintenance'].message)
  }

  return (call) => async (shape, args, signal) => {
    const key = keyOf(shape, args)
    const reply = await call(shape, args, signal).catch(async (error: unknown) => {
      await failIfHosts(refusalIn(error), key)
      throw error
    })
    const nothing = nothingIn(shape, reply)
    await failIfHosts(nothing, key)
    if (nothing === undefined && shape.value.length > 0 && shape.auth !== 'required') keep(key, shape, args)
    return reply
  }
}
