import { mkdir } from 'node:fs/promises'
import { type BrowserContext, expect, test as base } from '@playwright/test'
import { shopClock } from '../../src/domain/dates.ts'
import { aheadNow, BEGINS } from '../fixtures/begin-shop-day.ts'
import { moveDate } from '../fixtures/move-date.mjs'
import { createGate, type Gate } from './support/gate.ts'
import { seenAd } from './support/seen-ad.ts'
import { copyPages, type PagesFolder } from './support/pages-folder.ts'
import { playBackend, type PlayedBackend } from './support/played-backend.ts'
import { type ShopProcess, startShop, WORKSHOP } from './support/shop-process.ts'

/** The shop of the worker, with its folder of pages: a journey that asks for it finds all as at the beginning, and may spoil it. */
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

/** What became of the worker's shop. */
interface ShopOfWorker extends OwnShop {
  /** File whose journeys have used it since it was as new; '' after one to which it belonged, undefined when none did. */
  usedBy: string | undefined
  /** ms that it is ahead of the machine. */
  ahead: number
}

interface Workers {
  readonly shopOfWorker: ShopOfWorker
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
        await keepUp(context)
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

  shopOfWorker: [
    async ({}, use) => {
      await mkdir(WORKSHOP, { recursive: true })
      const pages = await copyPages(WORKSHOP)
      const shop = await startShop({ PAGES_DIR: pages.dir })
      await use({ shop, pages, usedBy: undefined, ahead: aheadNow() })
      await shop.stop()
      await pages.remove()
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  baseURL: async ({ shopOfWorker }, use, { file }) => {
    if (!isUsable(shopOfWorker, [undefined, file])) await beginAnew(shopOfWorker)
    await use(shopOfWorker.shop.url)
    shopOfWorker.usedBy ??= file
  },

  ownShop: async ({ shopOfWorker, context }, use) => {
    if (!isUsable(shopOfWorker, [undefined])) await beginAnew(shopOfWorker)
    await keepUp(context)
    await use(shopOfWorker)
    shopOfWorker.usedBy = ''
  },

  remoteShopOfWorker: [
    async ({ shopOfWorker }, use) => {
      const backend = await playBackend(shopOfWorker.shop.url)
      const shop = await startShop({ API_BASE: backend.url, ...DIRECT, ...PATIENT })
      await use({ shop, backend, forget: forgetter(shop) })
      await shop.stop()
      await backend.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  remoteShop: async ({ remoteShopOfWorker, context }, use) => {
    await keepUp(context)
    remoteShopOfWorker.backend.heal()
    await remoteShopOfWorker.forget()
    await use(remoteShopOfWorker)
  },
})

export { expect }

/** Epoch ms, of the machine, at which the run's minutes are over: TEST_MINUTES (tests/runner/main.ts). */
const RUN_UNTIL = Number(process.env['TEST_UNTIL'] ?? Number.POSITIVE_INFINITY)

const machineNow = () => performance.timeOrigin + performance.now()

/** So many journeys of a worker are run however late it is: a run of nothing proves nothing. */
const NEVER_LEFT_OUT = 10

let begun = 0

/** Browsers call the played backend themselves, which is the way that a browser alone proves; tests/journeys/backend has the other. */
const DIRECT = { API_DIRECT: '1' } as const

/** More ms than in life, so that a backend is late only where it is played so, and not where the machine is. */
const PATIENT = { CALL_DEADLINE: '5000' } as const

let beginnings = 0

/** ms after which a shop is begun anew: each journey finds nearly the minute at which the day begins. */
const STALE = 60_000

/** Whether it was used by these at most, and its time is that of the worker and of its beginning. */
const isUsable = ({ usedBy, ahead }: ShopOfWorker, users: readonly (string | undefined)[]): boolean =>
  users.includes(usedBy) && ahead === aheadNow() && Date.now() - BEGINS < STALE

/** The data and the clock of the beginning, and every file as it was. */
async function beginAnew(ofWorker: ShopOfWorker): Promise<void> {
  const { shop, pages } = ofWorker
  await shop.reset()
  if (await pages.restore()) await served({ shop, pages })
  expect(await shop.refused()).toEqual({})
  ofWorker.usedBy = undefined
  ofWorker.ahead = aheadNow()
}

/** ms that the pages of a context are ahead of the machine. */
const movedBy = new WeakMap<BrowserContext, number>()

/** Moves what is opened from now on to the day of the shop that was begun last. */
async function keepUp(context: BrowserContext): Promise<void> {
  const ahead = aheadNow()
  const more = ahead - (movedBy.get(context) ?? 0)
  movedBy.set(context, ahead)
  if (more !== 0) await context.addInitScript(moveDate, more)
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
