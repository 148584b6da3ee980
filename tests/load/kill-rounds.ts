import { firstClient } from '../../server/db/migrate.ts'
import { openFrom } from '../fixtures/databases.ts'
import { acknowledged, counts, type Load, letBuy, newLoad } from './buyers.ts'
import { checkPurchases } from './check-purchases.ts'
import { type ShopServer, startShop } from './shop-server.ts'

/** Acknowledged steps after which the server is killed, at least and at most. */
const [SOONEST, LATEST] = [10, 60]

export interface KillReport {
  readonly kills: number
  readonly orders: number
  readonly payments: number
  readonly refunds: number
  /** Of the payments: of seats of teams; of the orders: with points; and friends who helped bargains. */
  readonly seats: number
  readonly byPoints: number
  readonly helps: number
  /** Steps that got no answer, and were done again. */
  readonly repeated: number
  /** Nothing, if all is well. */
  readonly wrong: readonly string[]
}

/**
 * Kills the shop's server so many times while buyers order, pay and want their money back, open and join teams, spend points and bargain. Each time the database is opened again: nothing
 * that was acknowledged may be missing, nothing may be there twice, the books must be right. Then the shop opens, and they go on.
 */
export async function killRounds(
  source: { readonly dataDir: string; readonly databaseUrl?: string },
  kills: number,
  tell: (line: string) => void = () => {},
): Promise<KillReport> {
  const load = newLoad()
  const env = { DATA_DIR: source.dataDir, DATABASE_URL: source.databaseUrl ?? '' }
  const wrong: string[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const server = await startShop(env)
    await buyUntilKilled(server, load, SOONEST + Math.floor(Math.random() * (LATEST - SOONEST))).finally(server.kill)
    const database = await openFrom(source)
    // As the shop itself does: what was killed may take long over its first answer.
    ;(await firstClient(database.pool)).release()
    const found = [...load.wrong.splice(0), ...(await checkPurchases(database.orm, load.all, load.bargains))]
    await database.close()
    wrong.push(...found.map((what) => `after kill ${kill}: ${what}`))
    tell(`kill ${kill}: ${acknowledged(load)}${found.length > 0 ? `, wrong: ${found.join('; ')}` : ''}`)
  }
  return { kills, ...counts(load), repeated: load.repeated, wrong }
}

/** Lets the buyers go on until so many steps were acknowledged, then kills the server under them. */
async function buyUntilKilled(server: ShopServer, load: Load, steps: number): Promise<void> {
  let left = steps
  let killed: Promise<void> | undefined
  await letBuy(load, {
    origin: () => server.origin,
    now: Date.now,
    isOpen: () => killed === undefined,
    acknowledge() {
      left -= 1
      if (left === 0) killed = server.kill()
    },
    miss() {
      if (killed || !server.hasEnded()) return
      load.wrong.push('the server ended by itself')
      killed = Promise.resolve()
    },
  })
  await killed
}
