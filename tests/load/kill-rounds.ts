import { openFrom } from '../fixtures/databases.ts'
import { checkPurchases } from './check-purchases.ts'
import { newPurchase, type Purchase, step } from './purchase.ts'
import { type Caller, logIn, Refused } from './shop-calls.ts'
import { startKillable } from './shop-server.ts'

/** Who buys, each at their own pace. */
const BUYERS = ['900001', '900002', '900003', '900004', '900005', '900006', '900011', '900012'] as const

/** Acknowledged steps after which the server is killed, at least and at most. */
const [SOONEST, LATEST] = [10, 60]

const MOST_REFUSALS = 2000

export interface KillReport {
  readonly kills: number
  readonly orders: number
  readonly payments: number
  readonly refunds: number
  /** Steps that got no answer, and were done again. */
  readonly repeated: number
  /** Nothing, if all is well. */
  readonly wrong: readonly string[]
}

interface Load {
  readonly tokens: Map<string, string>
  /** What each buyer is at. */
  readonly open: Map<string, Purchase>
  readonly all: Purchase[]
  repeated: number
  refused: number
}

/**
 * Kills the shop's server so many times while buyers order, pay and want their money back. Each time the database is opened again: nothing
 * that was acknowledged may be missing, nothing may be there twice, the books must be right. Then the shop opens, and they go on.
 */
export async function killRounds(
  source: { readonly dataDir: string; readonly databaseUrl?: string },
  kills: number,
  tell: (line: string) => void = () => {},
): Promise<KillReport> {
  const load: Load = { tokens: new Map(), open: new Map(), all: [], repeated: 0, refused: 0 }
  const env = { DATA_DIR: source.dataDir, DATABASE_URL: source.databaseUrl ?? '' }
  const wrong: string[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const server = await startKillable(env)
    await buyUntil(server, load, SOONEST + Math.floor(Math.random() * (LATEST - SOONEST))).finally(server.kill)
    const database = await openFrom(source)
    const found = await checkPurchases(database.orm, load.all)
    await database.close()
    wrong.push(...found.map((what) => `after kill ${kill}: ${what}`))
    tell(`kill ${kill}: ${acknowledged(load.all)}${found.length > 0 ? `, wrong: ${found.join('; ')}` : ''}`)
  }
  return { kills, ...counts(load.all), repeated: load.repeated, wrong }
}

/** Lets the buyers go on until so many steps were acknowledged, then kills the server under them. */
async function buyUntil(server: Awaited<ReturnType<typeof startKillable>>, load: Load, steps: number): Promise<void> {
  let left = steps
  let killed: Promise<void> | undefined
  const acknowledge = () => {
    left -= 1
    if (left === 0) killed = server.kill()
  }
  await Promise.all(BUYERS.map((member, at) => buy({ member, at, origin: server.origin }, load, acknowledge)))
  await killed
}

interface Buyer {
  readonly member: string
  readonly at: number
  readonly origin: string
}

/** One thing after the other, until no answer comes any more. */
async function buy({ member, at, origin }: Buyer, load: Load, acknowledge: () => void): Promise<void> {
  try {
    const token = load.tokens.get(member) ?? (await logIn(origin, member))
    load.tokens.set(member, token)
    const caller: Caller = { origin, token, address: `10.0.0.${at + 1}` }
    for (;;) {
      const purchase = load.open.get(member) ?? begin(load, member)
      const outcome = await step(purchase, caller).catch((error: unknown) => refusal(error, load))
      if (outcome) acknowledge()
      else load.open.delete(member)
    }
  } catch (error) {
    if (error instanceof Refused) throw error
    load.repeated += 1
  }
}

/** A day that is sold out: another purchase then. A shop that refuses everything is no load. */
function refusal(error: unknown, load: Load): false {
  if (!(error instanceof Refused) || (load.refused += 1) > MOST_REFUSALS) throw error
  return false
}

function begin(load: Load, member: string): Purchase {
  const purchase = newPurchase(load.all.length)
  load.all.push(purchase)
  load.open.set(member, purchase)
  return purchase
}

const counts = (all: readonly Purchase[]) => ({
  orders: all.filter(({ orderId }) => orderId).length,
  payments: all.filter(({ isPaid }) => isPaid).length,
  refunds: all.filter(({ refundId }) => refundId).length,
})

function acknowledged(all: readonly Purchase[]): string {
  const { orders, payments, refunds } = counts(all)
  return `${orders} orders, ${payments} payments, ${refunds} refunds acknowledged`
}
