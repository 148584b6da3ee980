import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import type { CanvasCallDeps } from './canvas-calls.ts'
import { sendDocument } from './canvas-route.ts'
import { previewNotes, sendNote } from './note-page.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import { changesOf, pinnedItems, readRelease } from '../releases/read-releases.ts'
import { servedItem } from '../items/served-item.ts'
import { draftOf } from './draft-of.ts'
import { findPreview, PREVIEW_KEY } from './preview-links.ts'
import { unlessBusy } from './unless-busy.ts'

/** A shop address with a preview's secret shows the draft that it stands for, to whoever has it [C2]. */
export function previewHook(
  app: FastifyInstance,
  {
    db,
    store,
    canvas,
    now,
    look,
    renders,
  }: Pick<CanvasCallDeps, 'db' | 'store' | 'canvas' | 'now' | 'renders'> & { readonly look: () => Promise<void> },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const secret = secretIn(request.method, request.url)
    if (secret === undefined) return undefined
    const found = await findPreview(db, secret, now())
    if (found) await look()
    const shown = found && (await lookOf(db, store, found))
    if (!shown) return sendNote(reply, previewNotes.gone)
    const { address, as, expiresAt } = found
    const note = `预览，不是线上的页面 · 有效到 ${shopClock(expiresAt).slice(5, 16).replace('T', ' ')}`
    // Anybody may have the link: it is made in the budget of whoever opens it, as the shop's pages are.
    const asker = normalizeIP(request.ip)
    const made = await unlessBusy(() =>
      renders.run(asker, () => canvas.document({ ...shown, address, as }, { kind: 'preview', note })),
    )
    return made === 'busy' ? sendNote(reply, previewNotes.busy) : sendDocument(reply, made, previewNotes)
  })
}

type Linked = ItemId & { readonly releaseId: string | null }

/** What was archived is shown to nobody any more until it comes back. */
async function lookOf(db: Queries, store: CanvasCallDeps['store'], { releaseId, kind, name }: Linked) {
  if (servedItem(store.sources(), { kind, name })?.isArchived) return undefined
  if (releaseId !== null) return releaseLook(db, { kind, name }, releaseId)
  const draft = await draftOf(db, store, { kind, name })
  return draft && { draft }
}

/** One of the texts of a release, with all of the others; of one that was given up or taken back nothing. */
async function releaseLook(db: Queries, { kind, name }: ItemId, releaseId: string) {
  const release = await readRelease(db, releaseId)
  if (release?.state === 'cancelled' || release?.state === 'rolled-back') return undefined
  const others = changesOf(await pinnedItems(db, releaseId))
  const draft = others.find((one) => one.kind === kind && one.name === name)
  return draft && { draft, others }
}

/** HEAD asks for the same as GET: whoever unfurls a link sends it, and may not be answered by the page that is live. */
const ASKING = new Set(['GET', 'HEAD'])

/** By the name as it is read, not as it is written: mail and messengers write links anew (%5Fpreview). */
function secretIn(method: string, url: string): string | undefined {
  const query = url.indexOf('?')
  if (query < 0 || !ASKING.has(method) || !url.startsWith(`${SHOP_BASE}/`)) return undefined
  return new URLSearchParams(url.slice(query + 1)).get(PREVIEW_KEY) ?? undefined
}
