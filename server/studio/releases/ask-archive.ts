import { and, eq, notInArray } from 'drizzle-orm'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { firstSigns } from '../../../src/domain/storable.ts'
import { archiveOf } from '../../../src/domain/studio/release-state.ts'
import { studioReleaseItems, studioReleases } from '../../db/schema.ts'
import type { Queries } from '../../db/server-settings.ts'
import { calledIn } from '../items/called-item.ts'
import { servedItem, type ServedItem } from '../items/served-item.ts'
import { namesOf } from '../items/text-names.ts'
import { archiveObstacle, archiveTogether } from '../publishing/archive-item.ts'
import { type AuditActor, lockPublished, type Standing } from '../publishing/move-pointers.ts'
import { fileAuthor, keepRevision } from '../publishing/revisions.ts'
import { auditActorOf } from '../studio-deps.ts'
import { refuseStudio, StudioRefusal, undo, undoneOnRefusal } from '../studio-refusal.ts'
import type { StudioHandler } from '../studio-route.ts'
import { ask, insertRelease } from './gather-calls.ts'
import { type PinnedItem, type Release, toReleaseRow } from './read-releases.ts'
import type { ReleaseDeps } from './release-deps.ts'

/** As long as the name of any release. */
const LONGEST_NAME = 60

/**
 * Asks for an approval of taking an item out of the shop, or back into it: a release of its own kind, which another one approves and a
 * publisher carries out, as any other [F1, F2].
 */
export const askArchive =
  (deps: ReleaseDeps): StudioHandler<'askArchive'> =>
  async ({ params: item, body: { archived, message }, by, place }) => {
    const actor = auditActorOf(by, place, deps.now)
    return undoneOnRefusal<ReleaseRow, 'no-such-item'>(() =>
      deps.db.transaction(async (tx) => {
        const served = servedItem(await lockPublished(tx, deps), item)
        if (!served) return undo(refuseStudio('no-such-item'))
        const kind = archived ? 'archive' : 'unarchive'
        await refuseTwice(tx, item, kind)
        const title = namesOf(served.text).title ?? item.name
        const name = firstSigns(`${archived ? '归档' : '恢复'}「${title}」`, LONGEST_NAME)
        const release = await insertRelease(tx, { kind, name, message }, [item], actor)
        await pinServed(tx, release.id, item, served, actor)
        return toReleaseRow(await ask(tx, deps, release, undefined, actor), [item])
      }),
    )
  }

/** One request is decided once. */
async function refuseTwice(tx: Queries, item: ItemId, asked: Release['kind']): Promise<void> {
  const { releaseId, kind, name } = studioReleaseItems
  const isOpen = notInArray(studioReleases.state, ['published', 'rolled-back', 'cancelled'])
  const [other] = await tx
    .select({ name: studioReleases.name })
    .from(studioReleases)
    .innerJoin(studioReleaseItems, eq(releaseId, studioReleases.id))
    .where(and(eq(studioReleases.kind, asked), isOpen, eq(kind, item.kind), eq(name, item.name)))
    .limit(1)
  if (other) undo(refuseStudio('nothing-changed', `「${other.name}」已经在发布单里`))
}

/** What served when it was asked for: another text then, and it has to be asked for anew. */
async function pinServed(
  tx: Queries,
  releaseId: string,
  { kind, name }: ItemId,
  { text, source }: ServedItem,
  { operator, at }: AuditActor,
): Promise<void> {
  const author = source === 'file' ? fileAuthor({ kind }) : operator
  const hash = await keepRevision(tx, { kind, name }, { text, author, at })
  const ofNoDraft = { draftBegunAt: 0, draftVersion: 0 }
  await tx.insert(studioReleaseItems).values({ releaseId, kind, name, hash, base: hash, ...ofNoDraft })
}

/** Leaves the transaction where an item was taken out of the shop, or back into it, since a release did the contrary [G3]. */
export async function archiveBack(
  tx: Queries,
  deps: ReleaseDeps,
  standing: Standing,
  release: Release,
  items: readonly PinnedItem[],
  actor: AuditActor,
): Promise<void> {
  const archived = archiveOf(release.kind) !== true
  for (const item of items) {
    if (servedItem(standing, item)?.hash !== item.hash)
      undo(refuseStudio('served-since', `${calledIn(standing, item)}后来又发布过别的版本`))
    const obstacle = await archiveObstacle(deps, standing, item, archived)
    if (obstacle?.code === 'nothing-changed')
      undo(refuseStudio('served-since', `${calledIn(standing, item)}后来又${archived ? '归档' : '恢复'}了`))
    if (obstacle instanceof StudioRefusal) undo(obstacle)
    await archiveTogether(tx, standing, item, archived, actor)
  }
}
