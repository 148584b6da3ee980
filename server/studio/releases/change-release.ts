import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import type { StudioProblemCode } from '../../../schemas/studio/problems.ts'
import { shopTimeToEpoch } from '../../../src/domain/dates.ts'
import type { Queries } from '../../db/server-settings.ts'
import { lockPublished, type AuditActor, type Standing } from '../publishing/move-pointers.ts'
import { auditActorOf } from '../studio-deps.ts'
import { refuseStudio, type StudioRefusal, undo, undoneOnRefusal } from '../studio-refusal.ts'
import type { CallPlace } from '../studio-route.ts'
import type { SignedIn } from '../sign-in/operator-sessions.ts'
import { obstacleOf } from './publish-pinned.ts'
import { changesOf, lockRelease, type PinnedItem, pinnedItems, type Release, toReleaseRow } from './read-releases.ts'
import { type ReleaseDeps, shopEpoch } from './release-deps.ts'

interface Decision {
  readonly params: { readonly id: string }
  readonly body: { readonly version: number }
  readonly by: SignedIn
  readonly place: CallPlace
}

/** Something that happens to a release as its decider saw it, in one transaction; work that leaves it undoes all. */
export const changeSeen = <Code extends StudioProblemCode>(
  deps: ReleaseDeps,
  { params: { id }, body: { version }, by, place }: Decision,
  work: (tx: Queries, release: Release, actor: AuditActor) => Promise<Release>,
): Promise<ReleaseRow | StudioRefusal<Code>> =>
  undoneOnRefusal<ReleaseRow, Code>(() =>
    deps.db.transaction(async (tx) => {
      const found = await lockRelease(tx, id)
      if (!found) return undo(refuseStudio('no-such-release'))
      if (found.version !== version) return undo(refuseStudio('release-moved'))
      const release = await work(tx, found, auditActorOf(by, place, deps.now))
      return toReleaseRow(release, await pinnedItems(tx, id))
    }),
  )

/** What serves, and what a release would put in its place; leaves the transaction where it can't be published as things stand. */
export async function refuseObstacle(
  tx: Queries,
  deps: ReleaseDeps,
  release: Release,
): Promise<{ readonly standing: Standing; readonly items: readonly PinnedItem[] }> {
  const standing = await lockPublished(tx, deps)
  const items = await pinnedItems(tx, release.id)
  const obstacle = await obstacleOf(deps, standing, release, items, await deps.content(tx, standing, changesOf(items)))
  if (obstacle) undo(obstacle)
  return { standing, items }
}

/** A moment to come, in epoch ms of the shop; leaves the transaction where it is over [T1]. */
export function comingMoment(deps: ReleaseDeps, at: string): number {
  const moment = shopTimeToEpoch(at)
  return moment === undefined || moment <= shopEpoch(deps) ? undo(refuseStudio('moment-past')) : moment
}
