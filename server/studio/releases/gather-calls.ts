import { randomUUID } from 'node:crypto'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioReleases } from '../../db/schema.ts'
import { mayActAs } from '../../../schemas/studio/role.ts'
import { archiveOf } from '../../../src/domain/studio/release-state.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { type AuditActor, lockPublished } from '../publishing/move-pointers.ts'
import { refuseAlone } from '../publishing/publishing-rules.ts'
import type { SeenDraft } from '../publishing/ready-draft.ts'
import { auditActorOf } from '../studio-deps.ts'
import { refuseStudio, undo, undoneOnRefusal } from '../studio-refusal.ts'
import type { StudioHandler } from '../studio-route.ts'
import { changeSeen, comingMoment, refuseObstacle } from './change-release.ts'
import { moveRelease } from './move-release.ts'
import { pinDrafts, unpinItems } from './pin-items.ts'
import { pinnedItems, type Release, toReleaseRow } from './read-releases.ts'
import type { ReleaseDeps } from './release-deps.ts'

interface NewRelease {
  readonly kind: 'single' | 'bundle'
  readonly name: string
  readonly message: string
  readonly items: readonly SeenDraft[]
}

async function makeRelease(tx: Queries, deps: ReleaseDeps, made: NewRelease, actor: AuditActor): Promise<Release> {
  const { kind, message, items } = made
  const release = await insertRelease(tx, { kind, name: made.name.trim(), message }, items, actor)
  await pinDrafts(tx, await lockPublished(tx, deps), release.id, items, actor)
  return release
}

/** A release in which nothing is pinned yet. */
export async function insertRelease(
  tx: Queries,
  made: Pick<Release, 'kind' | 'name' | 'message'>,
  items: readonly ItemId[],
  actor: AuditActor,
): Promise<Release> {
  const { operator, at } = actor
  const row = { id: randomUUID(), ...made, createdBy: operator, createdAt: at, changedAt: at }
  const [release] = await tx
    .insert(studioReleases)
    .values({ ...row, state: 'open' })
    .returning()
  if (!release) throw new Error('The release that was made is not there')
  await writeAudit(tx, actor, 'release-new', { release: made.name, items: items.map((item) => item.name) })
  return release
}

/** Asks for an approval of what can be published as things stand [F2]. */
export async function ask(
  tx: Queries,
  deps: ReleaseDeps,
  release: Release,
  wanted: string | undefined,
  actor: AuditActor,
): Promise<Release> {
  const wantedAt = wanted === undefined ? null : comingMoment(deps, wanted)
  await refuseObstacle(tx, deps, release)
  await writeAudit(tx, actor, 'release-ask', { release: release.name })
  const also = { askedBy: actor.operator, wantedAt, approvedBy: null, reason: null }
  return moveRelease(tx, release, 'ask', actor.at, also)
}

/** Sets the moment of what can be published as things stand; it is looked at again then [T1, T3]. */
export async function schedule(
  tx: Queries,
  deps: ReleaseDeps,
  release: Release,
  at: string,
  actor: AuditActor,
): Promise<Release> {
  const dueAt = comingMoment(deps, at)
  await refuseAlone(tx, release.approvedBy)
  await refuseObstacle(tx, deps, release)
  await writeAudit(tx, actor, 'release-schedule', { release: release.name, at })
  return moveRelease(tx, release, 'schedule', actor.at, { dueAt, scheduledBy: actor.operator, reason: null })
}

export const newRelease =
  (deps: ReleaseDeps): StudioHandler<'newRelease'> =>
  async ({ body: { ask: asked, ...made }, by, place }) => {
    const actor = auditActorOf(by, place, deps.now)
    return undoneOnRefusal<ReleaseRow, 'draft-moved'>(() =>
      deps.db.transaction(async (tx) => {
        const release = await makeRelease(tx, deps, made, actor)
        const now = asked ? await ask(tx, deps, release, asked.at, actor) : release
        return toReleaseRow(now, await pinnedItems(tx, release.id))
      }),
    )
  }

export const scheduleDrafts =
  (deps: ReleaseDeps): StudioHandler<'scheduleDrafts'> =>
  async ({ body: { at, ...made }, by, place }) => {
    const actor = auditActorOf(by, place, deps.now)
    return undoneOnRefusal<ReleaseRow, 'draft-moved'>(() =>
      deps.db.transaction(async (tx) => {
        const release = await makeRelease(tx, deps, { kind: 'single', ...made }, actor)
        const now = await schedule(tx, deps, release, at, actor)
        return toReleaseRow(now, await pinnedItems(tx, release.id))
      }),
    )
  }

/** Drafts come in, also in place of what they were, and items go out: nobody has approved that yet [F3]. */
export const changeRelease =
  (deps: ReleaseDeps): StudioHandler<'changeRelease'> =>
  async (input) =>
    changeSeen<'release-state'>(deps, input, async (tx, release, actor) => {
      const { name, add = [], remove = [] } = input.body
      if (archiveOf(release.kind) !== undefined)
        undo(refuseStudio('release-state', '归档和恢复的请求不能改：取消它，再请求别的'))
      const [into, out] = [add.map((item) => item.name), remove.map((item) => item.name)]
      await unpinItems(tx, release.id, remove)
      await pinDrafts(tx, await lockPublished(tx, deps), release.id, add, actor)
      await writeAudit(tx, actor, 'release-change', { release: release.name, into, out })
      const also = { ...(name !== undefined && { name: name.trim() }), askedBy: null, wantedAt: null, approvedBy: null }
      return moveRelease(tx, release, 'change', actor.at, { ...also, dueAt: null, reason: null })
    })

export const askApproval =
  (deps: ReleaseDeps): StudioHandler<'askApproval'> =>
  async (input) =>
    changeSeen<'release-state'>(deps, input, (tx, release, actor) => ask(tx, deps, release, input.body.at, actor))

/** What is to be published at a moment is a publisher's to give up [T4]. */
export const cancelRelease =
  (deps: ReleaseDeps): StudioHandler<'cancelRelease'> =>
  async (input) =>
    changeSeen<'release-state'>(deps, input, async (tx, release, actor) => {
      if (release.state === 'scheduled' && !mayActAs(input.by.operator.role, 'publisher'))
        undo(refuseStudio('not-allowed', '它已经定时，由有发布权限的人取消'))
      await writeAudit(tx, actor, 'release-cancel', { release: release.name })
      return moveRelease(tx, release, 'cancel', actor.at)
    })
