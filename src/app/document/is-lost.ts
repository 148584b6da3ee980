import type { SourceState } from '../../../schemas/page/plan.ts'
import { DEPENDS_ON_FAILED } from '../../page/core/failure.ts'

/**
 * How a call fails whose host is not there (schemas/api/problems): no answer, one that says so, or something else in its place, as a page of
 * maintenance is, be it found or led to. A refusal of its own, and an endpoint that is broken, are none of these.
 */
const OUTAGE = /^(?:call-failed|no-response|timeout|under-maintenance|http-(?:[23]\d\d|50[234]))$/

/** How a call fails that its host answered with an error of its own: one endpoint that is broken, or all of the host. */
const BREAKDOWN = /^(?:internal-error|http-5\d\d)$/

const codeOf = (state: SourceState | undefined): string | undefined =>
  state?.status === 'failed' ? state.code : undefined

const isOutage = (state: SourceState | undefined): boolean => OUTAGE.test(codeOf(state) ?? '')
const isBreakdown = (state: SourceState | undefined): boolean => BREAKDOWN.test(codeOf(state) ?? '')

/**
 * Whether nothing of a page's data could be had because nobody answers, or only with errors: at least one call failed by an outage or two by
 * errors (a single one is an endpoint that is broken), and none brought anything or was refused for a reason of its own. What is late may
 * come yet.
 * @param sources those that the server loads
 */
export function isLost(sources: readonly (SourceState | undefined)[]): boolean {
  const isSilent = (state: SourceState | undefined) => {
    if (state?.status === 'failed') return state.code === DEPENDS_ON_FAILED || isOutage(state) || isBreakdown(state)
    return state?.status !== 'ready' || state.value === null
  }
  const isDown = sources.some(isOutage) || sources.filter(isBreakdown).length > 1
  return isDown && sources.every(isSilent)
}

/** Which calls of a page got no answer: who has a page that is whole keeps that. @param sources those that the server loads */
export function lostCalls(sources: readonly (SourceState | undefined)[]): 'all' | 'some' | undefined {
  if (isLost(sources)) return 'all'
  return sources.some((state) => isOutage(state) || isBreakdown(state)) ? 'some' : undefined
}
