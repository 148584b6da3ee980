import type { CallShape } from '../../schemas/page/plan.ts'
import { foreignWords } from '../../src/domain/foreign-refusal.ts'
import { type Call, CallProblem, isCallProblem } from '../../src/kit/call.ts'

type Args = Readonly<Record<string, unknown>>

/** ms for which it stays known whether a host refuses everything. */
const KNOWN_FOR = 1_000
/** Endpoints of which a call is kept that was fulfilled. */
const KEPT = 8

const wordsOf = (error: unknown): string | undefined => (isCallProblem(error) ? foreignWords(error) : undefined)

/**
 * A host in trouble may refuse everything with HTTP 200 and a code of its own, which looks as a refusal of one call does. Where another call, one
 * that was fulfilled before, is refused in the same words, it is the host that fails: pages that were good stay.
 * @param ask makes calls of nobody @param now epoch ms
 * @returns what watches the calls to the host
 */
export function watchHost(ask: Call, deadline: number, now: () => number): (call: Call) => Call {
  const fulfilled = new Map<string, readonly [CallShape, Args]>()
  let known: { readonly words: string; readonly until: number; readonly isHosts: Promise<boolean> } | undefined

  function refusesAll(words: string, path: string): Promise<boolean> | false {
    if (known?.words === words && now() < known.until) return known.isHosts
    const other = [...fulfilled].findLast(([one]) => one !== path)?.[1]
    if (!other) return false
    const isHosts = ask(...other, AbortSignal.timeout(deadline)).then(
      () => false,
      (error: unknown) => wordsOf(error) === words,
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

  return (call) => async (shape, args, signal) => {
    try {
      const reply = await call(shape, args, signal)
      if (shape.auth !== 'required') keep(shape, args)
      return reply
    } catch (error) {
      const words = wordsOf(error)
      if (words === undefined || !isCallProblem(error) || !(await refusesAll(words, shape.path))) throw error
      throw new CallProblem('under-maintenance', error.message)
    }
  }
}
