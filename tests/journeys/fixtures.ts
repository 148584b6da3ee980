import { mkdir } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { shopClock } from '../../src/domain/dates.ts'
import { moveDate } from '../fixtures/move-date.mjs'
import { createGate, type Gate } from './support/gate.ts'
import { seenAd } from './support/seen-ad.ts'
import { copyPages, type PagesFolder } from './support/pages-folder.ts'
import { playBackend, type PlayedBackend } from './support/played-backend.ts'
import { type ShopProcess, startShop, WORKSHOP } from './support/shop-process.ts'

/** A shop whose folder of pages belongs to the journey. */
export interface OwnShop {
  readonly shop: ShopProcess
  readonly pages: PagesFolder
}

/** A shop whose calls go to a backend that the journey plays. */
export interface RemoteShop {
  readonly shop: ShopProcess
  readonly backend: PlayedBackend
  /** Forgets every page that the shop keeps in memory, so that the next one asks the backend. */
  readonly forget: () => Promise<void>
}

interface Workers {
  readonly ownShopOfWorker: OwnShop
  readonly remoteShopOfWorker: RemoteShop
}

interface Journeys {
  /** The home page's ad of the day: 'seen' keeps it away from journeys that are not about it. */
  readonly ad: 'seen' | 'unseen'
  /** Leaves the journey out when the run's minutes are over. */
  readonly inTime: undefined
  /** Every journey ends without a word of complaint from the browser. */
  readonly gate: Gate
  readonly ownShop: OwnShop
  readonly remoteShop: RemoteShop
}

export const test = base.extend<Journeys, Workers>({
  // Every page lives on the day of its shop, also in the windows that a journey opens by itself.
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        if (AHEAD !== 0) await context.addInitScript(moveDate, AHEAD)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],

  ad: ['seen', { option: true }],

  context: async ({ context, ad }, use) => {
    if (ad === 'seen') await seenAd(context)
    await use(context)
  },

  inTime: [
    async ({}, use, info) => {
      begun += 1
      info.skip(begun > NEVER_LEFT_OUT && machineNow() > RUN_UNTIL, 'the minutes of the run were over')
      await use(undefined)
    },
    { auto: true },
  ],

  gate: [
    async ({ context }, use) => {
      const gate = createGate()
      gate.watch(context)
      await use(gate)
      expect(gate.complaints(), 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],

  ownShopOfWorker: [
    async ({}, use) => {
      await mkdir(WORKSHOP, { recursive: true })
      const pages = await copyPages(WORKSHOP)
      const shop = await startShop({ PAGES_DIR: pages.dir })
      await use({ shop, pages })
      await shop.stop()
      await pages.remove()
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  ownShop: async ({ ownShopOfWorker }, use) => {
    await beginAnew(ownShopOfWorker)
    await use(ownShopOfWorker)
  },

  remoteShopOfWorker: [
    async ({}, use, { project }) => {
      const backend = await playBackend(project.use.baseURL ?? '')
      const shop = await startShop({ API_BASE: backend.url, ...DIRECT, ...AS_IN_LIFE })
      await use({ shop, backend, forget: forgetter(shop) })
      await shop.stop()
      await backend.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  remoteShop: async ({ remoteShopOfWorker }, use) => {
    remoteShopOfWorker.backend.heal()
    await remoteShopOfWorker.forget()
    await use(remoteShopOfWorker)
  },
})

export { expect }

/** ms that the run is ahead of the machine: tests/fixtures/begin-shop-day.ts. */
const AHEAD = Number(process.env['SHOP_AHEAD'] ?? 0)

/** Epoch ms, of the machine, at which the run's minutes are over: TEST_MINUTES (tests/runner/main.ts). */
const RUN_UNTIL = Number(process.env['TEST_UNTIL'] ?? Number.POSITIVE_INFINITY)

const machineNow = () => performance.timeOrigin + performance.now()

/** So many journeys of a worker are run however late it is: a run of nothing proves nothing. */
const NEVER_LEFT_OUT = 10

let begun = 0

/** Browsers call the played backend themselves, which is the way that a browser alone proves; tests/journeys/backend has the other. */
const DIRECT = { API_DIRECT: '1' } as const

/** How late a backend may be is what its journeys are about. */
const AS_IN_LIFE = { CALL_DEADLINE: '800' } as const

let beginnings = 0

/** The data and the clock of the first day, and every file as it was. */
async function beginAnew({ shop, pages }: OwnShop): Promise<void> {
  await shop.reset()
  if (await pages.restore()) await served({ shop, pages })
  expect(await shop.refused()).toEqual({})
}

/** What the journey before wrote is read no more once this journey's mark shows. */
async function served({ shop, pages }: OwnShop): Promise<void> {
  beginnings += 1
  const mark = `澜途度假，第 ${beginnings} 次开张`
  await pages.mark(mark)
  const html = async () => (await fetch(`${shop.url}/tc-fostay/`)).text()
  await expect.poll(html, { message: 'the restored pages are served' }).toContain(mark)
}

/**
 * A shop whose clock was moved forgets what it knew. It counts from its own minute, which may be the next one by the time it is told: two
 * minutes and none stay apart also then, one and none would be the same.
 */
function forgetter(shop: ShopProcess): () => Promise<void> {
  let turn = 0
  return () => {
    turn += 1
    const minute = shopClock(Date.now() + (turn % 2) * 120_000).slice(0, 16)
    return shop.setClock(minute)
  }
}
