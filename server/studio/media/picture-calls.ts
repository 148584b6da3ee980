import type { PictureRow } from '../../../schemas/studio/media.ts'
import { picturesNamed } from '../../../src/kit/known-pictures.ts'
import { MEDIA } from '../../../src/domain/picture/picture-sizes.ts'
import { raise } from '../../changes/changes.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { lockPublished } from '../publishing/move-pointers.ts'
import { auditActorOf, type ItemDeps } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { refuseStudio, undo, undoneOnRefusal } from '../studio-refusal.ts'
import {
  addressOf,
  changeRow,
  hasRoom,
  lockFolders,
  moveFolder,
  readPicture,
  readPictures,
  replacementOf,
  toPictureRow,
} from './picture-book.ts'
import { countOf, pictureUses, usesInWords } from './picture-uses.ts'

export type PictureDeps = Pick<ItemDeps, 'db' | 'store' | 'now'>

const PAGE = 60

/** Pictures that pages may name: uploads, the newest first, then the files of the folder. */
export const pictureList =
  ({ db, store }: PictureDeps): StudioHandler<'pictureList'> =>
  async ({ query: { words = '', shown = 'all', folder = '', from = 0 } }) => {
    const uses = await pictureUses(db, store.sources())
    const uploads = (await readPictures(db, shown === 'trash')).map((row) =>
      toPictureRow(row, countOf(uses.get(addressOf(row.name)))),
    )
    const known = new Set(uploads.map(({ address }) => address))
    const files = shown === 'all' ? folderPictures(store.sources().pictureNames) : []
    const own = shown === 'unused' ? uploads.filter(({ useCount }) => useCount === 0) : uploads
    const all = [
      ...own,
      ...files
        .filter((address) => !known.has(address))
        .map((address) => ofFolder(address, countOf(uses.get(address)), store.sources())),
    ]
    const asked = words.trim().toLowerCase()
    const found = all.filter((one) => (folder === '' || one.folder === folder) && wordsOf(one).includes(asked))
    return { pictures: found.slice(from, from + PAGE), total: found.length, folders: foldersOf(own) }
  }

const wordsOf = ({ title, alt, name, folder = '' }: PictureRow) => `${title} ${alt} ${name} ${folder}`.toLowerCase()

/** Folders by their names, as Chinese sorts them. */
function foldersOf(pictures: readonly PictureRow[]) {
  const counts = new Map<string, number>()
  for (const { folder } of pictures) if (folder !== undefined) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'zh'))
}

const folderPictures = (names: string | undefined) => (names === undefined ? [] : picturesNamed(names.split('\n')))

function ofFolder(
  address: string,
  useCount: number,
  { pictureDescriptions: told = {} }: ReturnType<PictureDeps['store']['sources']>,
): PictureRow {
  const name = address.slice(MEDIA.length)
  const said = Object.hasOwn(told, name) ? told[name] : ''
  const alt = typeof said === 'string' ? said : ''
  // Nobody named it: it is called by what is seen on it, as its file says.
  return { name, address, source: 'folder', title: alt || name, alt, useCount }
}

/** A picture with everything that names it. */
export const onePicture =
  ({ db, store }: PictureDeps): StudioHandler<'picture'> =>
  async ({ params: { name } }) => {
    const address = addressOf(name)
    const row = await readPicture(db, name)
    if (!row && !folderPictures(store.sources().pictureNames).includes(address)) return refuseStudio('no-such-picture')
    const uses = (await pictureUses(db, store.sources())).get(address) ?? []
    const replacedBy = await replacementOf(db, name)
    return {
      picture: row ? toPictureRow(row, countOf(uses)) : ofFolder(address, countOf(uses), store.sources()),
      uses: [...uses],
      ...(replacedBy && { replacedBy: replacedBy.name }),
    }
  }

/** Another title, text or folder: none of them stands in an address, nor in a page. */
export const changePicture =
  ({ db, now }: PictureDeps): StudioHandler<'changePicture'> =>
  ({ params: { name }, body, by, place }) =>
    undoneOnRefusal<Record<string, never>, 'no-such-picture' | 'folders-full'>(() =>
      db.transaction(async (tx) => {
        await lockFolders(tx)
        const row = await readPicture(tx, name)
        if (!row) return undo(refuseStudio('no-such-picture'))
        const { title = row.title, alt = row.alt } = body
        const folder = (body.folder ?? row.folder).trim()
        if (!(await hasRoom(tx, folder))) return undo(refuseStudio('folders-full'))
        await changeRow(tx, name, { title: title.trim(), alt: alt.trim(), folder })
        const moved = folder === row.folder ? {} : { folder }
        await writeAudit(tx, auditActorOf(by, place, now), 'picture-change', { picture: name, title, alt, ...moved })
        return {}
      }),
    )

/** A folder is there as long as a picture has its name: it is renamed by renaming it on each of them. */
export const renameFolder =
  ({ db, now }: PictureDeps): StudioHandler<'renameFolder'> =>
  ({ body, by, place }) =>
    undoneOnRefusal<{ count: number }, 'no-such-folder'>(() =>
      db.transaction(async (tx) => {
        const [from, to] = [body.from.trim(), body.to.trim()]
        await lockFolders(tx)
        const count = await moveFolder(tx, from, to)
        if (count === 0) return undo(refuseStudio('no-such-folder'))
        if (from !== to) await writeAudit(tx, auditActorOf(by, place, now), 'picture-folder', { from, to, count })
        return { count }
      }),
    )

/** Into the trash only what nothing names; whoever publishes meanwhile waits, so that nothing comes to name it [M4]. */
export const trashPicture =
  ({ db, store, now }: PictureDeps): StudioHandler<'trashPicture'> =>
  async ({ params: { name }, body: { trashed }, by, place }) => {
    const outcome = await undoneOnRefusal<Record<string, never>, 'no-such-picture' | 'picture-in-use'>(() =>
      db.transaction(async (tx) => {
        const standing = await lockPublished(tx, { store })
        const row = await readPicture(tx, name)
        if (!row) return undo(refuseStudio('no-such-picture'))
        const uses = (await pictureUses(tx, standing)).get(addressOf(name)) ?? []
        if (trashed && uses.length > 0) return undo(refuseStudio('picture-in-use', usesInWords(uses)))
        const actor = auditActorOf(by, place, now)
        await changeRow(tx, name, { trashedAt: trashed ? actor.at : null })
        const action = trashed ? 'picture-trash' : 'picture-restore'
        await writeAudit(tx, actor, action, { picture: name, title: row.title })
        await raise(tx, 'pages')
        return {}
      }),
    )
    await store.refresh()
    return outcome
  }
