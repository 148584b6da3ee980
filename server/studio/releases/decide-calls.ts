import { archiveOf } from '../../../src/domain/studio/release-state.ts'
import { StudioRefusal, refuseStudio, undo } from '../studio-refusal.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { lockPublished } from '../publishing/move-pointers.ts'
import { refuseAlone } from '../publishing/publishing-rules.ts'
import type { StudioHandler } from '../studio-route.ts'
import { archiveBack } from './ask-archive.ts'
import { changeSeen, refuseObstacle } from './change-release.ts'
import { schedule } from './gather-calls.ts'
import { moveRelease } from './move-release.ts'
import { publishPinned } from './publish-pinned.ts'
import { pinnedItems } from './read-releases.ts'
import type { ReleaseDeps } from './release-deps.ts'
import { rollBackPinned } from './roll-back-pinned.ts'

/** Whoever asked decides nothing about it; who refuses says why [F2]. */
export const decideRelease =
  (deps: ReleaseDeps): StudioHandler<'decideRelease'> =>
  async (input) =>
    changeSeen<'release-state'>(deps, input, async (tx, release, actor) => {
      const { isApproved, reason: given } = input.body
      const reason = given.trim()
      if (release.askedBy === actor.operator) undo(refuseStudio('own-request'))
      if (!isApproved && reason === '') undo(refuseStudio('invalid-request', '写一句为什么不批准'))
      const { name } = release
      if (isApproved) {
        await writeAudit(tx, actor, 'release-approve', { release: name })
        return moveRelease(tx, release, 'approve', actor.at, { approvedBy: actor.operator, reason: null })
      }
      await writeAudit(tx, actor, 'release-refuse', { release: name, reason })
      return moveRelease(tx, release, 'refuse', actor.at, { reason: `${actor.operator} 没有批准：${reason}` })
    })

/** All of it at this instant, or nothing [G2]. */
export const publishRelease =
  (deps: ReleaseDeps): StudioHandler<'publishRelease'> =>
  async (input) => {
    const done = await changeSeen<'release-state'>(deps, input, async (tx, release, actor) => {
      await refuseAlone(tx, release.approvedBy)
      const { standing, items } = await refuseObstacle(tx, deps, release)
      const { operator: publishedBy, at: publishedAt } = actor
      const moved = await moveRelease(tx, release, 'publish', actor.at, { publishedBy, publishedAt, reason: null })
      await writeAudit(tx, actor, 'release-publish', { release: release.name })
      await publishPinned(tx, standing, release, items, actor)
      return moved
    })
    if (!(done instanceof StudioRefusal)) await deps.store.refresh()
    return done
  }

export const scheduleRelease =
  (deps: ReleaseDeps): StudioHandler<'scheduleRelease'> =>
  async (input) =>
    changeSeen<'release-state'>(deps, input, (tx, release, actor) => schedule(tx, deps, release, input.body.at, actor))

export const unscheduleRelease =
  (deps: ReleaseDeps): StudioHandler<'unscheduleRelease'> =>
  async (input) =>
    changeSeen<'release-state'>(deps, input, async (tx, release, actor) => {
      await writeAudit(tx, actor, 'release-unschedule', { release: release.name })
      return moveRelease(tx, release, 'unschedule', actor.at, { dueAt: null, scheduledBy: null })
    })

/** Nobody has to be asked for the way back: what serves then was published before [G3, F1]. */
export const rollBackRelease =
  (deps: ReleaseDeps): StudioHandler<'rollBackRelease'> =>
  async (input) => {
    const done = await changeSeen<'release-state'>(deps, input, async (tx, release, actor) => {
      const moved = await moveRelease(tx, release, 'roll-back', actor.at)
      const standing = await lockPublished(tx, deps)
      const message = input.body.message.trim() || `一起回退「${release.name}」`
      await writeAudit(tx, actor, 'release-roll-back', { release: release.name })
      const items = await pinnedItems(tx, release.id)
      await (archiveOf(release.kind) === undefined
        ? rollBackPinned(tx, deps, standing, items, { message, actor })
        : archiveBack(tx, deps, standing, release, items, actor))
      return moved
    })
    if (!(done instanceof StudioRefusal)) await deps.store.refresh()
    return done
  }
