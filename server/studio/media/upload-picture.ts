import { type Focus, MIDDLE } from '../../../src/domain/picture/picture-crop.ts'
import { raise } from '../../changes/changes.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { auditActorOf } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { refuseStudio, StudioRefusal, undo, undoneOnRefusal } from '../studio-refusal.ts'
import { inspectPicture } from './inspect-picture.ts'
import {
  changeRow,
  hashOfFile,
  hasRoom,
  insertPicture,
  lockFolders,
  nameOf,
  readPicture,
  readWhole,
  type StoredPicture,
  toPictureRow,
} from './picture-book.ts'
import type { PictureDeps } from './picture-calls.ts'
import { BUSY, type EncodePicture } from './picture-encoder.ts'
import { PictureRefusal } from './picture-refusal.ts'
import type { EncodedPicture } from './encoded-picture.ts'

export interface UploadDeps extends PictureDeps {
  readonly encode: EncodePicture
}

type AuditActor = ReturnType<typeof auditActorOf>
type NewPicture = Pick<StoredPicture, 'title' | 'alt' | 'folder' | 'fileHash' | 'bytes' | 'replaces'> & {
  readonly focus: Focus
}

/** A file becomes a picture of the shop: what of it is no picture is refused or left behind [M2]. */
export const uploadPicture =
  (deps: UploadDeps): StudioHandler<'uploadPicture'> =>
  async ({ query: { title, alt, x = MIDDLE.x, y = MIDDLE.y, replaces, ...asks }, file, by, place }) => {
    const replaced = replaces === undefined ? undefined : await readPicture(deps.db, replaces)
    if (replaces !== undefined && !replaced) return refuseStudio('no-such-picture')
    const folder = (asks.folder ?? replaced?.folder ?? '').trim()
    if (!(await hasRoom(deps.db, folder))) return refuseStudio('folders-full')
    const bytes = inspectPicture(file)
    if (bytes instanceof PictureRefusal) return refuseStudio('picture-refused', bytes.sentence)
    const more = { title: title.trim(), alt: alt.trim(), folder, replaces: replaces ?? null, focus: { x, y } }
    const asked = { ...more, fileHash: hashOfFile(bytes), bytes: file.length }
    return knownOr(deps, asked, auditActorOf(by, place, deps.now), () => deps.encode(bytes, asked.focus))
  }

/** The same picture around another focus, made of what was kept of it. */
export const cropPicture =
  (deps: UploadDeps): StudioHandler<'cropPicture'> =>
  async ({ params: { name }, body: focus, by, place }) => {
    const [row, whole] = [await readPicture(deps.db, name), await readWhole(deps.db, name)]
    if (!row || !whole) return refuseStudio('no-such-picture')
    const asked = { ...row, focus, replaces: name }
    return knownOr(deps, asked, auditActorOf(by, place, deps.now), () => deps.encode(whole, focus))
  }

async function knownOr(
  deps: UploadDeps,
  asked: NewPicture,
  actor: AuditActor,
  encode: () => Promise<EncodedPicture | PictureRefusal | typeof BUSY>,
) {
  const name = nameOf(asked.fileHash, asked.focus, asked.title)
  const known = await readPicture(deps.db, name)
  if (known) return told(await brought(deps, known, actor), true)
  const encoded = await encode()
  if (encoded === BUSY) return refuseStudio('pictures-busy')
  if (encoded instanceof PictureRefusal) return refuseStudio('picture-refused', encoded.sentence)
  return told(await kept(deps, name, asked, encoded, actor), false)
}

const told = (row: StoredPicture | StudioRefusal<'folders-full'>, wasKnown: boolean) =>
  row instanceof StudioRefusal ? row : { picture: toPictureRow(row, 0), wasKnown }

/** What is uploaded again comes out of the trash. */
async function brought({ db, store }: UploadDeps, known: StoredPicture, actor: AuditActor): Promise<StoredPicture> {
  if (known.trashedAt === null) return known
  await db.transaction(async (tx) => {
    await changeRow(tx, known.name, { trashedAt: null })
    await writeAudit(tx, actor, 'picture-restore', { picture: known.name, title: known.title })
    await raise(tx, 'pages')
  })
  await store.refresh()
  return { ...known, trashedAt: null }
}

async function kept(
  { db, store }: UploadDeps,
  name: string,
  { focus, ...asked }: NewPicture,
  { width, height, files }: EncodedPicture,
  actor: AuditActor,
): Promise<StoredPicture | StudioRefusal<'folders-full'>> {
  const row: StoredPicture = {
    ...{ name, title: asked.title, alt: asked.alt, folder: asked.folder, fileHash: asked.fileHash, bytes: asked.bytes },
    ...{ width, height, focusX: focus.x, focusY: focus.y, replaces: asked.replaces },
    ...{ author: actor.operator, at: actor.at, trashedAt: null },
  }
  const refused = await undoneOnRefusal<undefined, 'folders-full'>(() =>
    db.transaction(async (tx) => {
      await lockFolders(tx)
      // It was looked at before the file was encoded, which takes a while.
      if (!(await hasRoom(tx, row.folder))) return undo(refuseStudio('folders-full'))
      if (!(await insertPicture(tx, row, files))) return undefined
      const from = asked.replaces === null ? {} : { replaces: asked.replaces }
      await writeAudit(tx, actor, 'picture-upload', { picture: name, title: asked.title, ...from })
      // Whoever does not hear of it finds the number within a second.
      await raise(tx, 'pages')
      return undefined
    }),
  )
  if (refused) return refused
  await store.refresh()
  return row
}
