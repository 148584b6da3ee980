import type { FastifyInstance } from 'fastify'
import { writeAudit } from '../audit/write-audit.ts'
import type { StudioRouting } from '../role-guard.ts'
import { auditActorOf } from '../studio-deps.ts'
import { refuseStudio } from '../studio-refusal.ts'
import { studioRoute } from '../studio-route.ts'
import type { CanvasCallDeps } from './canvas-calls.ts'
import { draftOf } from './draft-of.ts'
import { goodPreviews, keepPreview, previewAddress, withdrawPreview } from './preview-links.ts'
import { unlessBusy } from './unless-busy.ts'

const HOUR = 60 * 60 * 1000

/** Drafts as the shop shows them, by links. */
export function previewCalls(
  app: FastifyInstance,
  routing: StudioRouting,
  { db, store, canvas, renders, publicUrl, now }: CanvasCallDeps,
): void {
  studioRoute(app, routing, 'newPreview', async ({ body: { kind, name, address, as, hours }, by, place }) => {
    const item = { kind, name }
    const draft = await draftOf(db, store, item)
    if (!draft) return refuseStudio('no-such-item')
    const look = await unlessBusy(() => renders.run(by.operator.id, () => canvas.page({ draft, address, as })))
    if (look === 'busy') return refuseStudio('too-many-requests')
    if (look === 'no-such-address') return refuseStudio('no-such-address', address)
    const at = now()
    const { preview, secret } = await db.transaction(async (tx) => {
      await writeAudit(tx, auditActorOf(by, place, now), 'preview', { address, hours }, item)
      const operator = by.operator.name
      return keepPreview(tx, { item, address, as, operator, at, expiresAt: at + hours * HOUR })
    })
    return { preview, link: previewAddress(publicUrl || place.origin, address, secret) }
  })
  studioRoute(app, routing, 'previewList', async ({ params }) => ({
    previews: await goodPreviews(db, params, now()),
  }))
  studioRoute(app, routing, 'withdrawPreview', async ({ params: { id }, by, place }) => {
    const withdrawn = await db.transaction(async (tx) => {
      const item = await withdrawPreview(tx, id, now())
      if (item) await writeAudit(tx, auditActorOf(by, place, now), 'preview-withdraw', {}, item)
      return item !== undefined
    })
    return withdrawn ? {} : refuseStudio('no-such-preview')
  })
}
