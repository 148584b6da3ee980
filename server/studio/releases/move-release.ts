import { eq } from 'drizzle-orm'
import { nextState } from '../../../src/domain/order/transitions.ts'
import { type ReleaseEvent, releaseStateNames, releaseTransitions } from '../../../src/domain/studio/release-state.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioReleases } from '../../db/schema.ts'
import { refuseStudio, undo } from '../studio-refusal.ts'
import type { Release } from './read-releases.ts'

type Also = Partial<Omit<Release, 'id' | 'state' | 'version' | 'changedAt' | 'leasedUntil'>>

/**
 * The one writer of a release's state: an event happens to a release whose row is locked, where it leads on from its state; else the
 * transaction is left with words.
 */
export async function moveRelease(
  tx: Queries,
  { id, state, version }: Release,
  event: ReleaseEvent,
  at: number,
  also: Also = {},
): Promise<Release> {
  const next = nextState(releaseTransitions, state, event)
  if (next === undefined) return undo(refuseStudio('release-state', `它${releaseStateNames[state]}`))
  const [moved] = await tx
    .update(studioReleases)
    .set({ ...also, state: next, version: version + 1, changedAt: at, leasedUntil: null })
    .where(eq(studioReleases.id, id))
    .returning()
  if (!moved) throw new Error(`The release ${id} went away while its row was locked`)
  return moved
}
