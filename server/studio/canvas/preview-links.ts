import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { PreviewAs, PreviewRow } from '../../../schemas/studio/canvas.ts'
import type { ItemId, ItemKind } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioPreviews } from '../../db/schema.ts'
import { hashOf } from '../../session/hash.ts'

/** What a shop address carries that shows a draft [C2]. */
export const PREVIEW_KEY = '_preview'

type Row = typeof studioPreviews.$inferSelect

interface NewLink {
  readonly item: ItemId
  /** With all of this release. */
  readonly releaseId?: string
  readonly address: string
  readonly as: PreviewAs
  readonly operator: string
  readonly at: number
  readonly expiresAt: number
}

/** Keeps a link; its secret is known to whoever gets it alone. */
export async function keepPreview(
  db: Queries,
  { item, releaseId, address, as, operator, at, expiresAt }: NewLink,
): Promise<{ readonly preview: PreviewRow; readonly secret: string }> {
  const secret = randomBytes(24).toString('base64url')
  const row: Row = {
    ...{ id: randomUUID(), secretHash: hashOf(secret), ...item, address, viewer: as },
    ...{ operator, at, expiresAt, withdrawnAt: null, releaseId: releaseId ?? null },
  }
  await db.insert(studioPreviews).values(row)
  return { preview: toldPreview(row), secret }
}

const isGood = (at: number) => and(isNull(studioPreviews.withdrawnAt), gt(studioPreviews.expiresAt, at))

export async function goodPreviews(db: Queries, { kind, name }: ItemId, at: number): Promise<PreviewRow[]> {
  const rows = await db
    .select()
    .from(studioPreviews)
    .where(and(eq(studioPreviews.kind, kind), eq(studioPreviews.name, name), isGood(at)))
    .orderBy(desc(studioPreviews.at))
    .limit(100)
  return rows.map(toldPreview)
}

/** @returns the item of the link; undefined where there is no good link of that id */
export async function withdrawPreview(db: Queries, id: string, at: number): Promise<ItemId | undefined> {
  const [row] = await db
    .update(studioPreviews)
    .set({ withdrawnAt: at })
    .where(and(eq(studioPreviews.id, id), isGood(at)))
    .returning()
  return row && { kind: row.kind as ItemKind, name: row.name }
}

/** Of whoever is let out no link shows anything any more. */
export async function withdrawPreviewsOf(db: Queries, operator: string, at: number): Promise<void> {
  await db
    .update(studioPreviews)
    .set({ withdrawnAt: at })
    .where(and(eq(studioPreviews.operator, operator), isGood(at)))
}

/** What a secret shows; undefined for one that is not good any more, or never was. */
export async function findPreview(db: Queries, secret: string, at: number) {
  if (secret.length > 100) return undefined
  const [row] = await db
    .select()
    .from(studioPreviews)
    .where(and(eq(studioPreviews.secretHash, hashOf(secret)), isGood(at)))
  return row && { ...toldPreview(row), releaseId: row.releaseId }
}

function toldPreview({ id, kind, name, address, viewer, operator, at, expiresAt }: Row): PreviewRow {
  return { ...{ id, name, address, at, expiresAt }, kind: kind as ItemKind, as: viewer as PreviewAs, by: operator }
}

/** The whole address of a link: https://shop.example/tc-fostay/spring?_preview=… */
export const previewAddress = (origin: string, address: string, secret: string): string =>
  `${origin}${SHOP_BASE}${address}${address.includes('?') ? '&' : '?'}${PREVIEW_KEY}=${secret}`
