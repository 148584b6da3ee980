import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '../jobs/claim.ts'
import type { referenceLooks } from './references/reference-calls.ts'
import { judgeCanary } from './releases/canary/judge-canary.ts'
import { publishDue } from './releases/due-releases.ts'
import type { ReleaseDeps } from './releases/release-deps.ts'

interface StudioJobs {
  readonly releases: ReleaseDeps
  readonly references: Pick<ReturnType<typeof referenceLooks>, 'eachNight'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** What the studio does beside its calls. */
export const studioJobs = ({ releases, references, log }: StudioJobs): Job[] => [
  {
    ...{ name: 'scheduled-releases', every: 1_000, task: 'Publishes what is due' },
    run: () => publishDue(releases),
  },
  {
    ...{ name: 'release-trial', every: 5_000, task: 'Takes back what is tried out, where it fails' },
    run: () => judgeCanary(releases),
  },
  {
    ...{ name: 'broken-references', every: 5 * 60_000 },
    task: 'Looks each night what published pages name and the shop no longer has',
    run: () => references.eachNight(log),
  },
]
