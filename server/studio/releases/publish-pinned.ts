import { and, eq } from 'drizzle-orm'
import type { ItemId } from '../../../schemas/studio/item.ts'
import { archiveOf } from '../../../src/domain/studio/release-state.ts'
import type { KnownContent } from '../../../src/kit/checker.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioReleaseItems } from '../../db/schema.ts'
import { keyOf } from '../../pages/published.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { calledIn } from '../items/called-item.ts'
import { servedItem } from '../items/served-item.ts'
import { archiveObstacle, archiveTogether } from '../publishing/archive-item.ts'
import { inLockOrder, judgePublish } from '../publishing/judge-publish.ts'
import { type AuditActor, movePointer, type Standing } from '../publishing/move-pointers.ts'
import { refuseStudio, StudioRefusal } from '../studio-refusal.ts'
import { settleDraft } from './pin-items.ts'
import { changesOf, type PinnedItem, type Release } from './read-releases.ts'
import type { ReleaseDeps } from './release-deps.ts'

const listed = (standing: Standing, items: readonly PinnedItem[]): string =>
  items.map((item) => calledIn(standing, item, item.text)).join('、')

type Refused =
  | 'nothing-changed'
  | 'no-such-item'
  | 'published-moved'
  | 'still-open'
  | 'has-problems'
  | 'address-taken'
  | 'address-shadows'

/**
 * Why a release can't be published as things stand; undefined: it can [G2, T3].
 * @param content what the mall sells and shows, where that is looked up [N8]
 */
export async function obstacleOf(
  deps: ReleaseDeps,
  standing: Standing,
  { kind }: Pick<Release, 'kind'>,
  items: readonly PinnedItem[],
  content?: KnownContent,
): Promise<StudioRefusal<Refused> | undefined> {
  const archives = archiveOf(kind)
  if (items.length === 0) return refuseStudio('nothing-changed', '发布单里还没有内容')
  const served = (item: ItemId) => servedItem(standing, item)
  const archived = items.filter((item) => archives === undefined && served(item)?.isArchived)
  if (archived.length > 0) return refuseStudio('no-such-item', `${listed(standing, archived)}已经归档，先恢复`)
  const moved = items.filter((item) => (served(item)?.hash ?? null) !== item.base)
  if (moved.length > 0)
    return refuseStudio(
      'published-moved',
      `${listed(standing, moved)}线上已经是别的版本，${archives === undefined ? '把草稿合并后重新加入' : '取消后重新请求'}`,
    )
  if (archives !== undefined) return firstObstacle(deps, standing, items, archives)
  const judged = await judgePublish(deps, deps.ownerOf, { standing, content }, changesOf(items))
  return judged instanceof StudioRefusal ? judged : undefined
}

async function firstObstacle(
  deps: ReleaseDeps,
  standing: Standing,
  items: readonly PinnedItem[],
  archived: boolean,
): Promise<StudioRefusal<Refused> | undefined> {
  for (const item of items) {
    const obstacle = await archiveObstacle(deps, standing, item, archived)
    if (obstacle) return obstacle
  }
  return undefined
}

/** Moves every pointer of a release that nothing stands in the way of, and notes what served before [G2]. */
export async function publishPinned(
  tx: Queries,
  standing: Standing,
  { id, kind, name, message }: Release,
  items: readonly PinnedItem[],
  actor: AuditActor,
): Promise<void> {
  const told = message === '' ? name : message
  for (const item of items) await noteReplaced(tx, id, item, servedItem(standing, item)?.hash ?? null)
  const archives = archiveOf(kind)
  if (archives !== undefined) {
    for (const item of items) await archiveTogether(tx, standing, item, archives, actor)
    return
  }
  for (const change of inLockOrder(changesOf(items))) {
    const hash = await movePointer(tx, standing, change, { action: 'publish', message: told, ...actor })
    await writeAudit(tx, actor, 'publish', { hash, message: told }, change)
  }
  for (const item of items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) await settleDraft(tx, item)
}

async function noteReplaced(tx: Queries, id: string, item: ItemId, replaced: string | null): Promise<void> {
  const { releaseId, kind, name } = studioReleaseItems
  await tx
    .update(studioReleaseItems)
    .set({ replaced })
    .where(and(eq(releaseId, id), eq(kind, item.kind), eq(name, item.name)))
}
