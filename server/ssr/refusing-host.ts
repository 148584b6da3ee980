import { problems } from '../../schemas/api/problems.ts'
import type { CallShape } from '../../schemas/page/plan.ts'
import { LOGIN_ASKED } from '../../src/domain/call-parts.ts'
import { type Call, CallProblem, isCallProblem } from '../../src/kit/call.ts'
import { NOT_LOGGED_IN } from '../../src/kit/failed-call.ts'

type Args = Readonly<Record<string, unknown>>

/** ms for which it stays known whether a host refuses everything. */
const KNOWN_FOR = 1_000
/** Endpoints of which a call is kept that was fulfilled. */
const KEPT = 8

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
 * there. Where another call, one that was fulfilled before, meets the same words, it is the host that fails: pages that were good stay.
 * @param ask makes calls of nobody @param now epoch ms
 * @returns what watches the calls to the host
 */
export function watchHost(ask: Call, deadline: number, now: () => number): (call: Call) => Call {
  const fulfilled = new Map<string, readonly [CallShape, Args]>()
  let known: { readonly words: string; readonly until: number; readonly isHosts: Promise<boolean> } | undefined

  function saysSoOfAll(words: string, path: string): Promise<boolean> | false {
    if (known?.words === words && now() < known.until) return known.isHosts
    const [shape, args] = [...fulfilled].findLast(([one]) => one !== path)?.[1] ?? []
    if (!shape || !args) return false
    const isHosts = ask(shape, args, AbortSignal.timeout(deadline)).then(
      (reply) => nothingIn(shape, reply) === words,
      (error: unknown) => refusalIn(error) === words,
    )
    known = { words, until: now() + KNOWN_FOR, isHosts }
    return isHosts
  }

  function keep(shape: CallShape, args: Args): void {
    fulfilled.delete(shape.path)
    fulfilled.set(shape.path, [shape, args])
    const [oldest = ''] = fulfilled.keys()
    if (fulfilled.size > KEPT) fulfilled.delete(oldest)
  }

  async function failIfHosts(words: string | undefined, path: string): Promise<void> {
    if (words !== undefined && (await saysSoOfAll(words, path)))
      throw new CallProblem('under-maintenance', problems['under-maintenance'].message)
  }

  return (call) => async (shape, args, signal) => {
    const reply = await call(shape, args, signal).catch(async (error: unknown) => {
      await failIfHosts(refusalIn(error), shape.path)
      throw error
    })
    const nothing = nothingIn(shape, reply)
    await failIfHosts(nothing, shape.path)
    if (nothing === undefined && shape.value.length > 0 && shape.auth !== 'required') keep(shape, args)
    return reply
  }
}
