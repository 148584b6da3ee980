import { setTimeout as wait } from 'node:timers/promises'
import { openFrom } from '../fixtures/databases.ts'
import { acknowledged, counts, type Door, letBuy, type Load, newLoad } from './buyers.ts'
import { checkPurchases } from './check-purchases.ts'
import type { OwnPostgres } from './own-postgres.ts'
import { moveClock } from './shop-calls.ts'
import { type ShopServer, startShop } from './shop-server.ts'

/** How much is bought before a fault, and after it at each instance: acknowledged steps. */
const [BEFORE, AFTER] = [16, 4]

/** How long an instance may need until it serves again, in ms: what waited for a silent database is given up in that time. */
const PATIENCE = 45_000

const HOUR = 3_600_000

export interface FaultReport {
  readonly faults: number
  readonly orders: number
  readonly payments: number
  readonly refunds: number
  /** Steps that got no answer, and were done again. */
  readonly repeated: number
  /** ms until both instances had served again after each fault, by its name; of several the longest. */
  readonly recovery: Readonly<Record<string, number>>
  /** Nothing, if all is well. */
  readonly wrong: readonly string[]
}

/** A shop of two instances on one database, while buyers stand at its door. */
interface Shop {
  readonly postgres: OwnPostgres
  readonly instances: readonly [ShopServer, ShopServer]
  /** ms by which its clock is ahead. */
  ahead: number
}

export type FaultName = keyof typeof faults

/** What happens to the shop; done when the cause is over, and nothing but the shop itself can make it serve again. */
const faults = {
  'connections cut': async ({ postgres }: Shop) => {
    for (let cuts = 0; cuts < 5; cuts++) {
      await postgres.cut()
      await wait(100)
    }
  },
  'restart fast': ({ postgres }: Shop) => postgres.restart('fast'),
  'restart immediate': ({ postgres }: Shop) => postgres.restart('immediate'),
  'silent for a moment': ({ postgres }: Shop) => postgres.fallSilent(1_000),
  /** Longer than any statement is waited for. */
  'silent for long': ({ postgres }: Shop) => postgres.fallSilent(20_000),
  /** Orders that wait for their money are over at once, and it comes all the same. */
  'clock an hour ahead, and back': async (shop: Shop) => {
    await moveClock(shop.instances[0].origin, 'hour')
    shop.ahead = HOUR
    await wait(2_500)
    await moveClock(shop.instances[1].origin, 'back')
    shop.ahead = 0
  },
} satisfies Readonly<Record<string, (shop: Shop) => Promise<void>>>

export const faultNames = Object.keys(faults) as FaultName[]

/**
 * Does each of the faults to a shop of two instances in which buyers order, pay and want their money back. After each, both instances have to
 * serve again by themselves, with the same processes; nothing that was acknowledged may be missing, nothing may be there twice, the books
 * must be right.
 */
export async function faultRounds(
  postgres: OwnPostgres,
  names: readonly FaultName[],
  tell: (line: string) => void = () => {},
): Promise<FaultReport> {
  const env = { DATA_DIR: '', DATABASE_URL: postgres.url }
  const first = await startShop(env)
  const shop: Shop = { postgres, instances: [first, await startShop(env)], ahead: 0 }
  const load = newLoad()
  const wrong: string[] = []
  const recovery: Record<string, number> = {}
  let done = 0
  try {
    for (const name of names) {
      if (hasEnded(shop)) break
      const took = await serveThrough(shop, load, faults[name])
      done += 1
      recovery[name] = Math.max(took, recovery[name] ?? 0)
      const found = [...load.wrong.splice(0), ...(await checkBooks(postgres.url, load))]
      wrong.push(...found.map((what) => `after ${name}: ${what}`))
      tell(`${name}: served again after ${took} ms; ${acknowledged(load)}${found.map((what) => `; ${what}`).join('')}`)
    }
  } finally {
    for (const instance of shop.instances) await instance.kill()
  }
  return { faults: done, ...counts(load), repeated: load.repeated, recovery, wrong }
}

/** @returns how long the slower instance needed until it served again, in ms */
async function serveThrough(shop: Shop, load: Load, fault: (shop: Shop) => Promise<void>): Promise<number> {
  const { door, doneAt, close } = openDoor(shop)
  const buying = letBuy(load, door)
  const served = (steps: number) => shop.instances.every(({ origin }) => (doneAt.get(origin) ?? 0) >= steps)
  if (!(await happens(() => served(BEFORE / 2) || hasEnded(shop), PATIENCE)))
    load.wrong.push('an instance served too little before it')
  await fault(shop)
  const over = Date.now()
  doneAt.clear()
  const isWell = await happens(() => served(AFTER) || hasEnded(shop), PATIENCE)
  const took = Date.now() - over
  close()
  await buying
  if (!isWell) load.wrong.push(`an instance did not serve again within ${PATIENCE} ms`)
  if (hasEnded(shop)) load.wrong.push('the process of an instance ended')
  return took
}

const hasEnded = ({ instances }: Shop): boolean => instances.some((instance) => instance.hasEnded())

/** The buyers go from one instance to the other, also with a step that got no answer. */
function openDoor(shop: Shop): { door: Door; doneAt: Map<string, number>; close: () => void } {
  const doneAt = new Map<string, number>()
  let [isOpen, asked] = [true, 0]
  const door: Door = {
    origin: () => shop.instances[(asked += 1) % 2]!.origin,
    now: () => Date.now() + shop.ahead,
    isOpen: () => isOpen,
    acknowledge: (origin) => void doneAt.set(origin, (doneAt.get(origin) ?? 0) + 1),
    miss() {},
  }
  return { door, doneAt, close: () => void (isOpen = false) }
}

async function happens(isSo: () => boolean, patience: number): Promise<boolean> {
  const until = Date.now() + patience
  while (!isSo()) {
    if (Date.now() > until) return false
    await wait(20)
  }
  return true
}

/** As they are at one moment: the shop goes on with what nobody waits for. */
async function checkBooks(databaseUrl: string, { all, bargains }: Load): Promise<string[]> {
  const database = await openFrom({ dataDir: '', databaseUrl })
  const found = await database.orm.transaction((tx) => checkPurchases(tx, all, bargains), {
    isolationLevel: 'repeatable read',
  })
  await database.close()
  return found
}
