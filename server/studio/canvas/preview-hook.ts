import type { FastifyInstance } from 'fastify'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import type { CanvasCallDeps } from './canvas-calls.ts'
import { plainNote, sendDocument } from './canvas-route.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import { changesOf, pinnedItems } from '../releases/read-releases.ts'
import { draftOf } from './draft-of.ts'
import { findPreview, PREVIEW_KEY } from './preview-links.ts'

const GONE = '这个预览链接不存在、已过期或已收回：请向给你链接的人再要一个'

/** A shop address with a preview's secret shows the draft that it stands for, to whoever has it [C2]. */
export function previewHook(
  app: FastifyInstance,
  { db, store, canvas, now }: Pick<CanvasCallDeps, 'db' | 'store' | 'canvas' | 'now'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const secret = secretIn(request.method, request.url)
    if (secret === undefined) return undefined
    const found = await findPreview(db, secret, now())
    const shown = found && (found.releaseId === null ? await draftLook(db, store, found) : await releaseLook(db, found))
    if (!shown) return plainNote(reply, 410, GONE)
    const { address, as, expiresAt } = found
    const note = `预览，不是线上的页面 · 有效到 ${shopClock(expiresAt).slice(5, 16).replace('T', ' ')}`
    const made = await canvas.document({ ...shown, address, as }, { kind: 'preview', note })
    return sendDocument(reply, made)
  })
}

async function draftLook(db: Queries, store: CanvasCallDeps['store'], item: ItemId) {
  const draft = await draftOf(db, store, item)
  return draft && { draft }
}

/** One of the texts of a release, with all of the others. */
async function releaseLook(db: Queries, { kind, name, releaseId }: ItemId & { readonly releaseId: string | null }) {
  const others = changesOf(await pinnedItems(db, releaseId ?? ''))
  const draft = others.find((one) => one.kind === kind && one.name === name)
  return draft && { draft, others }
}

function secretIn(method: string, url: string): string | undefined {
  if (method !== 'GET' || !url.startsWith(`${SHOP_BASE}/`) || !url.includes(`${PREVIEW_KEY}=`)) return undefined
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(PREVIEW_KEY) ?? undefined
}
