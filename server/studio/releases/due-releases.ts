import { and, eq, isNull, lt, lte, or } from 'drizzle-orm'
import { mayActAs, type Role } from '../../../schemas/studio/role.ts'
import { isUnavailable } from '../../db/database-error.ts'
import { claimRows } from '../../db/claim-rows.ts'
import { studioReleases } from '../../db/schema.ts'
import type { Queries } from '../../db/server-settings.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { type AuditActor, lockPublished } from '../publishing/move-pointers.ts'
import { needsFourEyes } from '../publishing/publishing-rules.ts'
import { operatorNamed } from '../sign-in/operator-book.ts'
import { refuseStudio } from '../studio-refusal.ts'
import { inWords } from './refusal-words.ts'
import { moveRelease } from './move-release.ts'
import { obstacleOf, publishPinned } from './publish-pinned.ts'
import { changesOf, lockRelease, pinnedItems, type Release } from './read-releases.ts'
import { type ReleaseDeps, shopEpoch } from './release-deps.ts'
import { standsFor } from './set-for-later.ts'

/** ms that an instance has for one release: when it is gone by then, another one does it. */
export const LEASE = 30_000

/** How many one round takes. */
const ROUND = 5

/** Stands for the address of whoever did something, where a moment came. */
const BY_CLOCK = '定时'

/**
 * Publishes what is due by the shop's clock. Of several instances one takes a release, by a lease; that it happens once is the word of the
 * transaction, which looks at its state again [T2].
 */
export async function publishDue(deps: ReleaseDeps): Promise<void> {
  const ids = await claimDue(deps)
  let hasPublished = false
  for (const id of ids) hasPublished = (await publishOne(deps, id)) || hasPublished
  if (hasPublished) await deps.store.refresh()
}

async function claimDue(deps: ReleaseDeps): Promise<string[]> {
  const { id, state, dueAt, leasedUntil } = studioReleases
  const now = deps.now()
  const isFree = or(isNull(leasedUntil), lt(leasedUntil, now))
  const where = and(eq(state, 'scheduled'), lte(dueAt, shopEpoch(deps)), isFree)
  const claimed = await deps.db
    .update(studioReleases)
    .set({ leasedUntil: now + LEASE })
    .where(claimRows(deps.db, studioReleases, { where, by: dueAt, most: ROUND }))
    .returning({ id, dueAt })
  return claimed.toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0)).map((row) => row.id)
}

/** @returns whether it serves now */
async function publishOne(deps: ReleaseDeps, id: string): Promise<boolean> {
  try {
    return await deps.db.transaction((tx) => publishIfDue(tx, deps, id))
  } catch (error) {
    // A database that is not there says nothing about the release: the lease runs out, and it is tried again [T3].
    if (!isUnavailable(error)) await deps.db.transaction((tx) => failIfDue(tx, deps, id))
    throw error
  }
}

/** Undefined: somebody moved, cancelled or published it meanwhile. */
async function stillDue(tx: Queries, deps: ReleaseDeps, id: string): Promise<Release | undefined> {
  const release = await lockRelease(tx, id)
  const isDue = release?.state === 'scheduled' && (release.dueAt ?? Infinity) <= shopEpoch(deps)
  return isDue ? release : undefined
}

const deedFor = (release: Release, { now }: ReleaseDeps): AuditActor => ({
  ...{ operator: standsFor(release), address: BY_CLOCK, at: now() },
})

async function publishIfDue(tx: Queries, deps: ReleaseDeps, id: string): Promise<boolean> {
  const release = await stillDue(tx, deps, id)
  if (!release) return false
  const actor = deedFor(release, deps)
  const standing = await lockPublished(tx, deps)
  const items = await pinnedItems(tx, id)
  const content = await deps.content(tx, standing, changesOf(items))
  const obstacle = await obstacleOf(deps, standing, release, items, content)
  const reason = (await lackOfPeople(tx, release, actor.operator)) ?? (obstacle && inWords(obstacle))
  if (reason !== undefined) {
    await fail(tx, release, reason, actor)
    return false
  }
  const { operator: publishedBy, at: publishedAt } = actor
  await moveRelease(tx, release, 'publish', actor.at, { publishedBy, publishedAt, reason: null })
  await writeAudit(tx, actor, 'release-publish', { release: release.name })
  await publishPinned(tx, standing, release, items, actor)
  return true
}

/**
 * Who is missing for it: whoever set the moment stands for it, and may still publish when it comes; where it takes two people, another one
 * approved it [T3].
 */
async function lackOfPeople(tx: Queries, { approvedBy }: Release, name: string): Promise<string | undefined> {
  const operator = await operatorNamed(tx, name)
  if (!operator || operator.isDisabled || !mayActAs(operator.role as Role, 'publisher'))
    return `定时的${name}已经没有发布权限，没有发布：请有发布权限的人现在发布，或者重新定时`
  return approvedBy === null && (await needsFourEyes(tx)) ? inWords(refuseStudio('needs-approval')) : undefined
}

async function fail(tx: Queries, release: Release, reason: string, actor: AuditActor): Promise<void> {
  await moveRelease(tx, release, 'fail', actor.at, { reason })
  await writeAudit(tx, actor, 'release-fail', { release: release.name, reason })
}

async function failIfDue(tx: Queries, deps: ReleaseDeps, id: string): Promise<void> {
  const release = await stillDue(tx, deps, id)
  if (release) await fail(tx, release, '服务器出错了，没有发布；请再试一次', deedFor(release, deps))
}
