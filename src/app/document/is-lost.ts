import type { SourceState } from '../../../schemas/page/plan.ts'
import { DEPENDS_ON_FAILED } from '../../page/core/failure.ts'

/**
 * How a call fails whose host is not there (schemas/api/problems): no answer, one that says so, or something else in its place, as a page of
 * maintenance is, be it found or led to. A refusal of its own, and an endpoint that is broken, are none of these.
 */
const OUTAGE = /^(?:call-failed|no-response|timeout|under-maintenance|http-(?:[23]\d\d|50[234]))$/

/**
 * Whether nothing of a page's data could be had because nobody answers: one call failed so, and none brought anything or was refused for a
 * reason of its own. What is late may come yet.
 * @param sources those that the server loads
 */
export function isLost(sources: readonly (SourceState | undefined)[]): boolean {
  const isSilent = (state: SourceState | undefined) => {
    if (state?.status === 'failed') return state.code === DEPENDS_ON_FAILED || OUTAGE.test(state.code)
    return state?.status !== 'ready' || state.value === null
  }
  return sources.every(isSilent) && sources.some((state) => state?.status === 'failed')
}
