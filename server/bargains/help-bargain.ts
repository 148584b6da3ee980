import { randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { shopDay } from '../../src/domain/dates.ts'
import { helpProblem, type HelpProblem } from '../../src/domain/bargain/help-rule.ts'
import { nextCut } from '../../src/domain/bargain/next-cut.ts'
import type { CutStatus } from '../../src/domain/goods/bargain.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { bargainHelps, bargains } from '../db/schema.ts'
import type { WhichRows } from '../orders/status/which-rows.ts'
import type { Face } from '../session/face.ts'
import { cachedProduct } from '../catalogue/products.ts'
import { tellHelped } from './bargain-messages.ts'
import { moveBargains } from './bargain-status.ts'
import { type BargainRow, cutStatusNow, readBargainRow } from './read-bargains.ts'

interface Help {
  readonly bargainId: string
  readonly memberId: string
  /** Of the friend. */
  readonly face: Face
  /** Epoch ms of the shop's clock. */
  readonly now: number
}

/** What a friend cut, and what is left of the bargain since. Amounts are fen. */
export interface Helped {
  readonly cutFen: number
  readonly leftFen: number
}

/** A chance from 0 (in) to 1 (out) that nobody can foresee. */
const STEPS = 2 ** 40
const chance = (): number => randomInt(STEPS) / STEPS

/**
 * A friend helps a bargain (B4), once: asked again, it is told what it cut then. The bargain is locked meanwhile, so that of many at once
 * each finds what the one before left, and the last of those it takes brings it to the goal price.
 */
export async function helpBargain(
  db: Orm,
  help: Help,
  roll: () => number = chance,
): Promise<Helped | HelpProblem | 'not-found'> {
  const known = await readBargainRow(db, help.bargainId)
  if (!known) return 'not-found'
  const cutStatus = await cutStatusNow(db, known, help.now)
  if (cutStatus === undefined) return 'not-found'
  const product = (await cachedProduct(db, known.productId))?.productName ?? ''
  return db.transaction((tx) => helpIn(tx, { ...help, cutStatus, product }, roll))
}

interface Helping extends Help {
  readonly cutStatus: CutStatus
  /** The name of what is bargained for. */
  readonly product: string
}

async function helpIn(tx: Queries, help: Helping, roll: () => number) {
  const { bargainId, memberId, now } = help
  const [bargain] = await tx.select().from(bargains).where(eq(bargains.id, bargainId)).for('update')
  if (!bargain) return 'not-found'
  const ofBargain = eq(bargainHelps.bargainId, bargainId)
  const [mine] = await tx
    .select()
    .from(bargainHelps)
    .where(and(ofBargain, eq(bargainHelps.memberId, memberId)))
  if (mine) return { cutFen: mine.cutFen, leftFen: bargain.leftFen }
  const isOwn = bargain.memberId === memberId
  const cutStatus = bargain.leftFen === 0 && help.cutStatus === 10020 ? 10010 : help.cutStatus
  const cutFen = nextCut(
    { left: bargain.leftFen, helpers: bargain.helpers - (await countHelps(tx, [ofBargain])) },
    roll(),
  )
  for (;;) {
    const helpedToday = await countHelps(tx, [eq(bargainHelps.memberId, memberId), eq(bargainHelps.day, shopDay(now))])
    const problem = helpProblem({ isOwn, helpedToday, cutStatus })
    if (problem) return problem
    // Another bargain that the friend helps at this moment may have taken the number: then it counts by now.
    if (await writeHelp(tx, help, { cutFen, nth: helpedToday + 1 })) return take(tx, bargain, cutFen, help)
  }
}

async function countHelps(tx: Queries, which: WhichRows): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(bargainHelps)
    .where(and(...which))
  return row?.total ?? 0
}

async function writeHelp(
  tx: Queries,
  { bargainId, memberId, face, now }: Help,
  { cutFen, nth }: { readonly cutFen: number; readonly nth: number },
): Promise<boolean> {
  const row = { bargainId, memberId, cutFen, day: shopDay(now), nth, ...face, helpedAt: now }
  const written = await tx.insert(bargainHelps).values(row).onConflictDoNothing().returning({ nth: bargainHelps.nth })
  return written.length > 0
}

async function take(tx: Queries, bargain: BargainRow, cutFen: number, help: Helping): Promise<Helped> {
  const { id, leftFen, cutFen: before } = bargain
  const left = leftFen - cutFen
  const event = left === 0 ? 'reach' : 'help'
  const moved = await moveBargains(tx, event, [eq(bargains.id, id)], { cutFen: before + cutFen, leftFen: left })
  // It is locked, and something was left to cut: anything else is a mistake here, and undoes the help.
  if (moved.length === 0) throw new Error(`The bargain ${id} could not be cut by ${cutFen} fen`)
  const { memberId: friendId, face, product, now } = help
  await tellHelped(tx, bargain, { friendId, friend: face.memberName, product, cutFen, leftFen: left, now })
  return { cutFen, leftFen: left }
}
