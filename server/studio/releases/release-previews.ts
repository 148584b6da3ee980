import type { CanvasCallDeps } from '../canvas/canvas-calls.ts'
import { keepPreview, previewAddress } from '../canvas/preview-links.ts'
import { sampleAddresses, shownFirst } from '../canvas/sample-addresses.ts'
import { unlessBusy } from '../canvas/unless-busy.ts'
import { keyOf } from '../../pages/published.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { auditActorOf } from '../studio-deps.ts'
import { refuseStudio } from '../studio-refusal.ts'
import type { StudioHandler } from '../studio-route.ts'
import { changesOf, pinnedItems, readRelease } from './read-releases.ts'

const HOUR = 60 * 60 * 1000

export type ReleasePreviewDeps = Pick<
  CanvasCallDeps,
  'db' | 'checkContext' | 'canvas' | 'renders' | 'things' | 'pageAt' | 'publicUrl' | 'now'
>

/** A link to one of its items at an address, with all the others around it as they are pinned [C2, G2]. */
export const previewRelease =
  (deps: ReleasePreviewDeps): StudioHandler<'previewRelease'> =>
  async ({ params: { id }, body: { as, hours, ...asked }, by, place }) => {
    const { db, canvas, renders, now } = deps
    const release = await readRelease(db, id)
    if (!release) return refuseStudio('no-such-release')
    const pinned = await pinnedItems(db, id)
    const item = pinned.find((one) => keyOf(one) === keyOf(asked))
    if (!item) return refuseStudio('no-such-item')
    const { kind, name, text, route } = item
    const samples = {
      checkContext: deps.checkContext(),
      ...(route && { route }),
      things: await deps.things(),
      pageAt: deps.pageAt,
    }
    const lookAt = (one: string) => ({ draft: { kind, name, text }, others: changesOf(pinned), address: one, as })
    const made = <Made>(make: () => Promise<Made>) => unlessBusy(() => renders.run(by.operator.id, make))
    const found = sampleAddresses({ kind, name }, samples)
    const address = asked.address ?? (await shownFirst(found, (one) => made(() => canvas.shows(lookAt(one)))))[0]
    if (address === undefined) return refuseStudio('no-such-address', '没有地址显示它')
    const shown = await made(() => canvas.page(lookAt(address)))
    if (shown === 'busy') return refuseStudio('too-many-requests')
    if (shown === 'no-such-address') return refuseStudio('no-such-address', address)
    const at = now()
    const expiresAt = at + hours * HOUR
    const { secret } = await db.transaction(async (tx) => {
      await writeAudit(tx, auditActorOf(by, place, now), 'preview', { address, hours }, { kind, name })
      const link = { item: { kind, name }, releaseId: id, address, as, operator: by.operator.name, at, expiresAt }
      return keepPreview(tx, link)
    })
    return { link: previewAddress(deps.publicUrl || place.origin, address, secret), expiresAt }
  }
