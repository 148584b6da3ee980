import { searchComponentCodes } from '../../../schemas/domain/search.ts'
import { advisoryLock } from '../../db/advisory-lock.ts'
import { raise } from '../../changes/changes.ts'
import type { Queries } from '../../db/server-settings.ts'
import { indexServices } from '../../finder/index-shop.ts'
import { studioPointers } from '../../db/schema.ts'
import { readPublished } from '../../pages/published.ts'
import type { PageSources } from '../../pages/page-store.ts'
import type { Actor } from '../audit/write-audit.ts'
import { fileHashOf, servedItem } from '../items/served-item.ts'
import type { Change } from '../judging/check-context.ts'
import { unpublishedParts } from '../judging/draft-parts.ts'
import type { ItemDeps } from '../studio-deps.ts'
import { fileAuthor, keepRevision, notePublication, type PublicationAction } from './revisions.ts'

export type AuditActor = Actor & { readonly at: number }

/** What is published, as the transaction that holds the lock sees it, with the files of this instance. */
export interface Standing extends Pick<PageSources, 'folder' | 'published'> {
  /** Names of parts that nobody published yet. */
  readonly draftParts?: readonly string[]
  /** What they are called. */
  readonly draftTitles?: Readonly<Record<string, string>>
}

/**
 * Whoever moves pointers is alone with it until the transaction ends: what was judged together is published together [P2, P3]. What other
 * instances published is read here, not remembered.
 */
export async function lockPublished(
  tx: Queries,
  { store }: { readonly store: Pick<ItemDeps['store'], 'sources'> },
): Promise<Standing> {
  await advisoryLock(tx, 'studio publish')
  const { folder, published } = store.sources()
  const standing = { folder, published: await readPublished(tx, published) }
  const draftTitles = await unpublishedParts(tx, standing)
  return { ...standing, draftParts: Object.keys(draftTitles), draftTitles }
}

interface Move {
  readonly action: Extract<PublicationAction, 'publish' | 'roll-back'>
  readonly message: string
}

/** Moves the pointer of an item to a text; what served before, also if it was a file, stays in its history. @returns the hash */
export async function movePointer(
  tx: Queries,
  standing: Standing,
  { kind, name, text }: Change & { readonly text: string },
  { action, message, operator, at }: Move & AuditActor,
): Promise<string> {
  const item = { kind, name }
  const before = servedItem(standing, item)
  if (before?.source === 'file') {
    const file = await keepRevision(tx, item, { text: before.text, author: fileAuthor(item), at })
    await notePublication(tx, item, { hash: file, action: 'file', author: fileAuthor(item), message: '', at })
  }
  const hash = await keepRevision(tx, item, { text, author: operator, at })
  const next = { hash, previous: before?.hash ?? null, fileHash: fileHashOf(standing, item), isArchived: false, at }
  await tx
    .insert(studioPointers)
    .values({ ...item, ...next })
    .onConflictDoUpdate({ target: [studioPointers.kind, studioPointers.name], set: next })
  await notePublication(tx, item, { hash, action, author: operator, message, at })
  await pointersMoved(tx, item)
  return hash
}

/** Whoever does not hear of it finds the number within a second [P4]. What the search finds is made of it at once. */
async function pointersMoved(tx: Queries, { kind, name }: Pick<Change, 'kind' | 'name'>): Promise<void> {
  if (kind === 'component' && name === searchComponentCodes.services) await indexServices(tx)
  await raise(tx, 'pages')
}

/** Takes an item out of the shop, or back into it. Its text stays. */
export async function setArchived(
  tx: Queries,
  standing: Standing,
  item: Pick<Change, 'kind' | 'name'>,
  isArchived: boolean,
  { operator, at }: AuditActor,
): Promise<void> {
  const served = servedItem(standing, item)
  if (!served) return
  const { kind, name } = item
  if (served.source === 'file') await keepRevision(tx, item, { text: served.text, author: fileAuthor(item), at })
  const next = { isArchived, at }
  await tx
    .insert(studioPointers)
    .values({ kind, name, hash: served.hash, previous: null, fileHash: fileHashOf(standing, item), ...next })
    .onConflictDoUpdate({ target: [studioPointers.kind, studioPointers.name], set: next })
  const action = isArchived ? 'archived' : 'unarchived'
  await notePublication(tx, item, { hash: served.hash, action, author: operator, message: '', at })
  await pointersMoved(tx, item)
}
