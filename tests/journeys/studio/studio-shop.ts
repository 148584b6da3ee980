import type { HistoryEntry } from '../../../schemas/studio/drafts.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { firstLink, PASSWORD, type StudioShop } from '../drivers/studio.ts'
import { test as base } from '../fixtures.ts'
import { operatorCalls, signedInBy } from '../support/operator-calls.ts'
import { type ShopProcess, startShop } from '../support/shop-process.ts'

interface Workers {
  readonly studioShopOfWorker: StudioShop
}

interface Journeys {
  /** The studio of the worker's shop, as nobody had done anything in it yet but for what stands in its log and its histories. */
  readonly shop: StudioShop
  /** A shop in whose studio nobody was yet. */
  readonly newShop: ShopProcess
}

/**
 * Journeys in the studio: each makes what it needs by calls, and none goes on from another. The sandbox's own reset leaves the work of
 * operators alone, as it should: what one left is taken away by calls.
 */
export const test = base.extend<Journeys, Workers>({
  studioShopOfWorker: [
    async ({ shopOfWorker }, use) => use(await entered(shopOfWorker.shop)),
    { scope: 'worker', timeout: 200_000 },
  ],

  // The day of the shop goes on from journey to journey: the log and the histories of a studio bear no clock that is put back.
  baseURL: async ({}, use) => use(''),

  shop: async ({ studioShopOfWorker: shop }, use) => {
    await beginAnew(shop)
    turn += 1
    await use({ ...shop, turn })
  },

  newShop: [
    async ({ context }, use) => {
      const shop = await startShop({})
      await use(shop)
      // An editor that is open asks its shop for news all the time, and would complain of its end.
      for (const page of context.pages()) await page.close()
      await shop.stop()
    },
    { timeout: 200_000 },
  ],
})

export { expect } from '../fixtures.ts'

let turn = 0

/** Lets the admin of a new shop come in by the first link and set their password: the journey of the first day does so by hand. */
export async function entered(shop: ShopProcess): Promise<StudioShop> {
  const session = await signedInBy(firstLink(shop), PASSWORD)
  return { ...shop, session, calls: operatorCalls(shop.url, session), turn: 0 }
}

/** What the journey before left: releases, drafts, what it published, pictures, a moved clock. */
async function beginAnew({ calls, setClock }: StudioShop): Promise<void> {
  await setClock('')
  // The journeys of a worker go on for longer than a password counts.
  await calls.post('/password/prove', { password: PASSWORD })
  await calls.post('/publishing-rules', { fourEyes: false })
  const { releases } = await calls.get<{ releases: readonly ReleaseRow[] }>('/releases')
  for (const release of releases) await end(calls, release)
  const { items } = await calls.get<{ items: readonly ItemRow[] }>('/items')
  for (const row of items) await asItsFile(calls, row)
  const { pictures } = await calls.get<{ pictures: readonly { name: string }[] }>('/media?shown=uploads')
  for (const { name } of pictures) await calls.post(`/media/${name}/trash`, { trashed: true })
}

type Calls = StudioShop['calls']

async function end(calls: Calls, release: ReleaseRow): Promise<void> {
  const act = (deed: string, { version }: ReleaseRow) =>
    calls.post<ReleaseRow>(`/releases/${release.id}/${deed}`, { version })
  let seen = release
  if (seen.state === 'canary') seen = await act('return', seen)
  if (seen.state === 'scheduled') seen = await act('unschedule', seen)
  if (['open', 'asked', 'failed'].includes(seen.state)) await act('cancel', seen)
}

/** A draft is thrown away, what was published is what its file has again, and what has no file is archived. */
async function asItsFile(calls: Calls, { kind, name, state, publishedAt }: ItemRow): Promise<void> {
  const at = `/${kind}/${encodeURIComponent(name)}`
  const { draft } = state === 'live' || state === 'archived' ? {} : await calls.get<Drafted>(`/items${at}`)
  if (draft) await calls.post(`/drafts${at}/discard`, { version: draft.version })
  if (publishedAt === undefined || state === 'archived') return
  const { entries } = await calls.get<{ entries: readonly HistoryEntry[] }>(`/items${at}/history`)
  const file = entries.findLast(({ action }) => action === 'file')
  const live = entries.find(({ isLive }) => isLive)
  // The address of a page is archived with it.
  const isArchived = entries[0]?.action === 'archived'
  if (!file && !isArchived) await calls.post(`/items${at}/archive`, { archived: true })
  if (file && live && live.hash !== file.hash)
    await calls.post(`/items${at}/roll-back`, { from: live.hash, to: file.hash, message: '' })
}

interface Drafted {
  readonly draft?: { readonly version: number }
}
