import { problems } from '../../schemas/api/problems.ts'
import type { CallShape } from '../../schemas/page/plan.ts'
import { LOGIN_ASKED } from '../../src/domain/call-parts.ts'
import { type Call, CallProblem, isCallProblem } from '../../src/kit/call.ts'
import { NOT_LOGGED_IN } from '../../src/kit/failed-call.ts'

type Args = Readonly<Record<string, unknown>>

/** ms for which it stays known whether a host refuses everything. */
const KNOWN_FOR = 1_000
/** Calls that are kept as they were fulfilled, and how many of them are made again. */
const [KEPT, MADE_AGAIN] = [24, 8]

/** What no host in trouble says of everything: who is not logged in, or may not; and what is an outage by itself. */
const OTHERWISE = new RegExp(`^(?:${LOGIN_ASKED}|${NOT_LOGGED_IN}|http-\\d+)$`)
const NOTHING = 'nothing'

/** How a call was not fulfilled, in the host's own words; undefined: it was, or by no words of the host. */
const refusalIn = (error: unknown): string | undefined =>
  isCallProblem(error) && !OTHERWISE.test(error.code) ? `${error.code} ${error.message}` : undefined

const nothingIn = (shape: CallShape, reply: unknown): string | undefined =>
  (shape.value.reduce<unknown>((found, name) => Object(found)[name], reply) ?? null) === null ? NOTHING : undefined

/**
 * A host in trouble may refuse everything with HTTP 200, or say that all is well and have nothing, which looks as if one thing were refused or not
 * there. Where all other calls that were fulfilled before meet the same words, it is the host that fails: pages that were good stay.
 * @param ask makes calls of nobody @param now epoch ms
 * @returns what watches the calls to the host
 */
export function watchHost(ask: Call, deadline: number, now: () => number): (call: Call) => Call {
  const fulfilled = new Map<string, readonly [CallShape, Args]>()
  let known: { readonly words: string; readonly until: number; readonly isHosts: Promise<boolean> } | undefined

  function saysSoOfAll(words: string, key: string): Promise<boolean> | false {
    if (known?.words === words && now() < known.until) return known.isHosts
    const others = [...fulfilled].filter(([one]) => one !== key).map(([, one]) => one)
    if (others.length === 0) return false
    const isHosts = allSay(words, others.toReversed().slice(0, MADE_AGAIN))
    known = { words, until: now() + KNOWN_FOR, isHosts }
    return isHosts
  }

  /** One after the other: of a host that is well the first says it, and several endpoints may have nothing at once. */
  async function allSay(
    words: string,
    [first, ...others]: readonly (readonly [CallShape, Args])[],
    until = AbortSignal.timeout(deadline),
  ): Promise<boolean> {
    if (!first) return true
    const [shape, args] = first
    const said = await ask(shape, args, until).then((reply) => nothingIn(shape, reply), refusalIn)
    return said === words && allSay(words, others, until)
  }

  function keep(key: string, shape: CallShape, args: Args): void {
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
    const key = `${shape.method} ${shape.path} ${JSON.stringify(args)}`
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
