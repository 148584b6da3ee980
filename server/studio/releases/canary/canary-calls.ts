import { and, eq, ne } from 'drizzle-orm'
import { canaryObstacle } from '../../../../src/domain/studio/canary-obstacle.ts'
import { archiveOf } from '../../../../src/domain/studio/release-state.ts'
import type { Queries } from '../../../db/server-settings.ts'
import { studioReleases } from '../../../db/schema.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { refuseAlone } from '../../publishing/publishing-rules.ts'
import { refuseStudio, undo } from '../../studio-refusal.ts'
import type { StudioHandler } from '../../studio-route.ts'
import { changeSeen, refuseObstacle } from '../change-release.ts'
import { moveRelease } from '../move-release.ts'
import type { PinnedItem, Release } from '../read-releases.ts'
import type { ReleaseDeps } from '../release-deps.ts'
import { forgetSeen } from './canary-counts.ts'

/** Leaves the transaction where there would be nothing to compare with, or two of them at once [W1]. */
async function refuseCanary(tx: Queries, { id, kind: of }: Release, items: readonly PinnedItem[]): Promise<void> {
  if (archiveOf(of) !== undefined) undo(refuseStudio('not-for-canary', '归档和恢复不能只给一部分顾客'))
  const obstacle = canaryObstacle(items.map(({ kind, name, base }) => ({ kind, title: name, isNew: base === null })))
  if (obstacle !== undefined) undo(refuseStudio('not-for-canary', obstacle))
  const [other] = await tx
    .select({ name: studioReleases.name })
    .from(studioReleases)
    .where(and(eq(studioReleases.state, 'canary'), ne(studioReleases.id, id)))
  if (other) undo(refuseStudio('not-for-canary', `「${other.name}」正在灰度，一次只有一个`))
}

/** A share of the shoppers gets it, from the next second on; the others what serves now [W1]. */
export const tryRelease =
  (deps: ReleaseDeps): StudioHandler<'tryRelease'> =>
  async (input) =>
    changeSeen<'release-state'>(deps, input, async (tx, release, actor) => {
      await refuseAlone(tx, release.approvedBy)
      const { items } = await refuseObstacle(tx, deps, release)
      await refuseCanary(tx, release, items)
      await forgetSeen(tx, release.id)
      const { share } = input.body
      await writeAudit(tx, actor, 'release-try', { release: release.name, share })
      return moveRelease(tx, release, 'try', actor.at, { share, triedAt: actor.at, reason: null })
    })

export const returnRelease =
  (deps: ReleaseDeps): StudioHandler<'returnRelease'> =>
  async (input) =>
    changeSeen<'release-state'>(deps, input, async (tx, release, actor) => {
      const reason = `${actor.operator} 退回了灰度`
      // The log says who did what by itself: the reason would say it once more.
      await writeAudit(tx, actor, 'release-return', { release: release.name })
      return moveRelease(tx, release, 'return', actor.at, { reason, share: null })
    })
