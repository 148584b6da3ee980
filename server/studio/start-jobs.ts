import { isUnavailable } from '../db/database-error.ts'
import { startInterval } from '../jobs/start-interval.ts'
import type { StudioJobs } from './studio-plugin.ts'

/** ms between two looks for releases whose moment came, and between two looks whether what a share has fails. */
const LOOK_FOR_DUE_EVERY = 1_000
const JUDGE_CANARY_EVERY = 5_000

/** What the studio does beside its calls, in one of several workers. @param studio undefined until it is there */
export const startStudioJobs = (
  studio: () => StudioJobs | undefined,
  onError: (error: unknown) => void,
): readonly { readonly stop: () => void }[] => {
  // That the database is away others say: each second would be too often.
  const told = (error: unknown) => {
    if (!isUnavailable(error)) onError(error)
  }
  return [
    startInterval(LOOK_FOR_DUE_EVERY, async () => studio()?.publishDue(), told),
    startInterval(JUDGE_CANARY_EVERY, async () => studio()?.judgeCanary(), told),
  ]
}
