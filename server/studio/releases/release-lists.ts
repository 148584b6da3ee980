import { servedItem } from '../items/served-item.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { needsFourEyes } from '../publishing/publishing-rules.ts'
import { refuseStudio } from '../studio-refusal.ts'
import type { StudioHandler } from '../studio-route.ts'
import type { ReleaseItem } from '../../../schemas/studio/releases.ts'
import { textHash } from '../../pages/published.ts'
import { archiveOf } from '../../../src/domain/studio/release-state.ts'
import { namesOf } from '../items/text-names.ts'
import { canaryResult } from './canary/judge-canary.ts'
import { goesOn } from './pin-items.ts'
import {
  itemsByRelease,
  lastReleases,
  type PinnedItem,
  pinnedItems,
  readRelease,
  type Release,
  takenBack,
  toReleaseRow,
} from './read-releases.ts'
import type { ReleaseDeps } from './release-deps.ts'

const rulesOf = async ({ db, shopNow }: ReleaseDeps) => ({ fourEyes: await needsFourEyes(db), shopNow: shopNow() })

export const releaseList =
  (deps: ReleaseDeps): StudioHandler<'releaseList'> =>
  async () => {
    const rows = await lastReleases(deps.db)
    const items = await itemsByRelease(
      deps.db,
      rows.map(({ id }) => id),
    )
    const back = await takenBack(deps.db, rows)
    const releases = rows.map((row) => toReleaseRow(row, items.get(row.id) ?? [], back.get(row.id)))
    return { releases, rules: await rulesOf(deps) }
  }

export const oneRelease =
  (deps: ReleaseDeps): StudioHandler<'release'> =>
  async ({ params: { id } }) => {
    const release = await readRelease(deps.db, id)
    if (!release) return refuseStudio('no-such-release')
    const pinned = await pinnedItems(deps.db, id)
    const items: ReleaseItem[] = []
    for (const item of pinned) items.push(await toldItem(deps, release, item))
    const canary = release.state === 'canary' ? await canaryResult(deps.db, release, deps.now()) : undefined
    const back = (await takenBack(deps.db, [release])).get(id)
    const told = { release: toReleaseRow(release, pinned, back), items, rules: await rulesOf(deps) }
    return { ...told, ...(canary && { canary }) }
  }

async function toldItem({ db, store }: ReleaseDeps, release: Release, item: PinnedItem): Promise<ReleaseItem> {
  const isOver = release.state === 'published' || release.state === 'rolled-back'
  // What is archived is what serves, whatever is drafted of it.
  const isDrafted = !isOver && archiveOf(release.kind) === undefined
  const { kind, name, hash, base, replaced, route, text } = item
  const draft = await readDraft(db, item)
  const served = servedItem(store.sources(), item)?.hash ?? null
  const isNewer = draft !== undefined && goesOn(item, draft) && textHash(draft.text) !== hash
  return {
    ...{ kind, name, hash, title: namesOf(text).title ?? route?.title ?? name },
    before: isOver ? replaced : base,
    ...(route && { path: route.path }),
    ...(draft && { draftVersion: draft.version }),
    hasNewerDraft: isDrafted && (isNewer || (draft !== undefined && draft.base !== base)),
    hasMoved: served !== (isOver ? hash : base),
  }
}
