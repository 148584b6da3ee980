import { randomUUID } from 'node:crypto'
import type { BegunBargain } from '../../src/domain/goods/bargain.ts'
import type { Orm } from '../db/open-database.ts'
import { bargains } from '../db/schema.ts'
import { type BargainRow, readBegun } from './read-bargains.ts'

/** Keeps a bargain that begins. Of several that begin at once the first stays, and is given to all of them. */
export async function beginBargain(
  db: Orm,
  bargain: Omit<BargainRow, 'id' | 'boughtAt' | 'endToldAt'>,
): Promise<BegunBargain> {
  const id = randomUUID().replaceAll('-', '')
  await db
    .insert(bargains)
    .values({ ...bargain, id })
    .onConflictDoNothing()
  const kept = await readBegun(db, bargain.memberId, bargain.productId)
  if (!kept) throw new Error(`The bargain of ${bargain.productId} was not kept`)
  return kept
}
