import { eq } from 'drizzle-orm'
import type { CanaryResult } from '../../../../schemas/studio/releases.ts'
import type { Queries } from '../../../db/server-settings.ts'
import { studioReleases } from '../../../db/schema.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { lockPublished } from '../../publishing/move-pointers.ts'
import { moveRelease } from '../move-release.ts'
import { obstacleOf } from '../publish-pinned.ts'
import { lockRelease, pinnedItems, type Release } from '../read-releases.ts'
import type { ReleaseDeps } from '../release-deps.ts'
import { inWords } from '../refusal-words.ts'
import { seenSince } from './canary-counts.ts'
import { rateText, verdictOf } from './error-rates.ts'

/** ms that are looked at: what failed earlier says nothing about how it is now. */
const WINDOW = 10 * 60_000

/** Stands for the address of whoever did something, where nobody but the server did. */
const BY_ITSELF = '自动'

/** What was seen in the last ten minutes, since it began or got another share. */
export async function canaryResult(
  db: Queries,
  { id, triedAt }: Pick<Release, 'id' | 'triedAt'>,
  now: number,
): Promise<CanaryResult> {
  const { share, rest } = await seenSince(db, id, Math.max(triedAt ?? 0, now - WINDOW))
  return { share, rest, verdict: verdictOf(rest, share) }
}

/** Takes back what is tried out where its blocks fail more often, or something else serves by now [W3]. */
export async function judgeCanary(deps: ReleaseDeps): Promise<void> {
  const { id, state } = studioReleases
  const [running] = await deps.db.select({ id }).from(studioReleases).where(eq(state, 'canary'))
  if (running) await deps.db.transaction((tx) => judgeOne(tx, deps, running.id))
}

async function judgeOne(tx: Queries, deps: ReleaseDeps, id: string): Promise<void> {
  const release = await lockRelease(tx, id)
  if (release?.state !== 'canary') return
  const reason = await reasonToReturn(tx, deps, release)
  if (reason === undefined) return
  const actor = { operator: release.createdBy, address: BY_ITSELF, at: deps.now() }
  await writeAudit(tx, actor, 'release-return', { release: release.name, reason })
  await moveRelease(tx, release, 'return', actor.at, { reason: `灰度自动退回：${reason}`, share: null })
}

async function reasonToReturn(tx: Queries, deps: ReleaseDeps, release: Release): Promise<string | undefined> {
  const { share, rest, verdict } = await canaryResult(tx, release, deps.now())
  if (verdict === 'risen')
    return `新版本有 ${rateText(share)} 的访问出现失败的区块，现在的版本是 ${rateText(rest)}（最近 10 分钟，${share.views} 和 ${rest.views} 次访问）`
  const obstacle = await obstacleOf(deps, await lockPublished(tx, deps), release, await pinnedItems(tx, release.id))
  return obstacle && inWords(obstacle)
}
