import type { Orm } from '../../db/open-database.ts'
import { raise } from '../../changes/changes.ts'
import type { PageStore } from '../../pages/page-store.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { lockPublished } from '../publishing/move-pointers.ts'
import { addressOf, changeRow, deletePicture, trashedBefore } from './picture-book.ts'
import { pictureUses } from './picture-uses.ts'

/** ms that a picture lies in the trash, and is served on: who has a page open, or goes back to an earlier version, still sees it. */
export const IN_TRASH = 30 * 24 * 60 * 60 * 1000

/** Who deletes what lay in the trash long enough. */
const SERVER = { operator: 'server', address: '-' }

/** Deletes for good what lay in the trash long enough; what something names again comes out of it [M4]. */
export async function emptyTrash(db: Orm, store: Pick<PageStore, 'sources'>, at: number): Promise<void> {
  if ((await trashedBefore(db, at - IN_TRASH)).length === 0) return
  await db.transaction(async (tx) => {
    const uses = await pictureUses(tx, await lockPublished(tx, { store }))
    for (const { name, title } of await trashedBefore(tx, at - IN_TRASH)) {
      const isUsed = uses.has(addressOf(name))
      if (isUsed) await changeRow(tx, name, { trashedAt: null })
      else await deletePicture(tx, name)
      await writeAudit(tx, { ...SERVER, at }, isUsed ? 'picture-restore' : 'picture-delete', { picture: name, title })
    }
    await raise(tx, 'pages')
  })
}
