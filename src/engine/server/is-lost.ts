import type { SourceState } from '../../../schemas/page/plan.ts'
import { DEPENDS_ON_FAILED } from '../core/failure.ts'
import type { Site } from '../site.ts'

/**
 * How a call fails whose host is not there (schemas/api/problems): no answer, one that says so, or something else in its place, as a page of
 * maintenance is, be it found or led to. A refusal of its own, and an endpoint that is broken, are none of these.
 */
const OUTAGE = /^(?:call-failed|no-response|timeout|under-maintenance|http-(?:[23]\d\d|50[234]))$/

/**
 * How a call fails that its host answered with an error of its own, or with a refusal that is none of its own, as a gateway's without a backend
 * behind it or with too much to do: one endpoint that is broken, or all of the host. Who is not logged in is told without a code too.
 */
const BREAKDOWN = /^(?:internal-error|too-many-requests|http-(?:4(?!0[13])|5)\d\d)$/

const codeOf = (state: SourceState | undefined): string | undefined =>
  state?.status === 'failed' ? state.code : undefined

const isOutage = (state: SourceState | undefined): boolean => OUTAGE.test(codeOf(state) ?? '')

/** A call of a page: the address that it goes to, and what came of it. */
interface MadeCall {
  readonly path: string
  readonly state: SourceState | undefined
  /** All was said to be well, and nothing was there of what its contract promises. */
  readonly isEmptied?: boolean
  /** What came of it was known from before: nobody was asked. */
  readonly isKept?: boolean
}

/** What the engine itself fails with. */
const OF_ENGINE = new RegExp(`^(?:expression-.*|${DEPENDS_ON_FAILED})$`)

const endpointsOf = (calls: readonly MadeCall[]): number => new Set(calls.map(({ path }) => path)).size

/** Which calls of a page got no answer: all, some, or those that are late. */
export type LostCalls = 'all' | 'some' | 'late'

interface LossJudge {
  /**
   * Whether the host of a page's data is gone, or answers only with errors and what is none of its own: at least one call failed by an outage or
   * two by errors (a single one is an endpoint that is broken), and for each that answered there are more than two that did not: of calls, since a
   * page may have most of what it shows from one endpoint, and of endpoints, since that one alone may be broken. A reply that is known from before
   * says nothing of who is there now: but where there are more of these than were lost, the page is worth more than none. What is late may come yet.
   * @param calls those that the server makes
   */
  readonly isLost: (calls: readonly MadeCall[]) => boolean
  /** Which calls of a page got no answer: who has a page that is whole keeps that. @param calls those that the server makes */
  readonly lostCalls: (calls: readonly MadeCall[]) => LostCalls | undefined
}

/** Where a site says nothing of how it is refused, each refusal is its backend's own. */
const trusted: NonNullable<Site['refusals']> = { withoutReason: '', foreignWords: () => undefined }

export function lossJudge({ withoutReason, foreignWords } = trusted): LossJudge {
  /** A host in trouble may say so with HTTP 200: it failed, and neither by what code nor why. */
  const isUnanswered = (state: SourceState | undefined): boolean => {
    const code = codeOf(state)
    return code !== undefined && (isOutage(state) || BREAKDOWN.test(code) || code === withoutReason)
  }

  /** Whether a call brought something, or was refused for a reason of its own: somebody is there who answers it. */
  const isAnswered = (state: SourceState | undefined): boolean => {
    if (state?.status !== 'failed') return state?.status === 'ready' && state.value !== null
    return state.code !== DEPENDS_ON_FAILED && !isUnanswered(state)
  }

  /** A refusal in words that are none of the backend's. */
  const wordsOf = ({ state }: MadeCall): string | undefined =>
    state?.status === 'failed' && !OF_ENGINE.test(state.code) ? foreignWords(state) : undefined

  /**
   * Calls of endpoints that were refused in the same foreign words: it is their host that refuses, whatever it is asked. Of two it may be so by
   * chance where others answered.
   */
  const refusedAlike = (calls: readonly MadeCall[]): readonly MadeCall[] => {
    const least = calls.some(({ state }) => state?.status === 'ready' && state.value !== null) ? 3 : 2
    return calls.filter((one) => {
      const words = wordsOf(one)
      return words !== undefined && endpointsOf(calls.filter((other) => wordsOf(other) === words)) >= least
    })
  }

  /** Calls that got no answer, be it that something stands in its place. */
  const unanswered = (calls: readonly MadeCall[]): ReadonlySet<MadeCall> =>
    new Set([...calls.filter(({ state, isEmptied }) => isEmptied || isUnanswered(state)), ...refusedAlike(calls)])

  const isLost: LossJudge['isLost'] = (calls) => {
    const without = unanswered(calls)
    const lost = [...without]
    const answered = calls.filter((one) => !without.has(one) && isAnswered(one.state))
    const isGone = lost.some(({ state }) => isOutage(state)) || lost.length > 1
    const [kept, fresh] = [answered.filter(({ isKept }) => isKept), answered.filter(({ isKept }) => !isKept)]
    const areMost = lost.length > 2 * fresh.length && endpointsOf(lost) > 2 * endpointsOf(fresh)
    return isGone && areMost && lost.length >= kept.length
  }

  return {
    isLost,
    lostCalls(calls) {
      if (isLost(calls)) return 'all'
      if (unanswered(calls).size > 0) return 'some'
      return calls.some(({ state }) => state?.status === 'pending') ? 'late' : undefined
    },
  }
}
