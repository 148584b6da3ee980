import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/open-database.ts'
import { readSetting, writeSetting } from '../../db/server-settings.ts'
import { forgetIndex, refreshIndex } from '../../finder/index-shop.ts'
import { growMembers, growProducts, type Part } from './grow-catalogue.ts'
import { growOrders } from './grow-orders.ts'
import type { Sizes } from './grown.ts'
import { CannotGrow, type Growth, readGrowth, writtenGrowth } from './growth.ts'
import { dropTemplates, makeTemplates } from './templates.ts'

/** How far the growing has come. */
export interface Progress {
  readonly step: StepName | 'search'
  readonly done: number
  readonly of: number
}

type StepName = keyof Sizes

interface Step {
  readonly name: StepName
  /** In one transaction: what is lost when it is stopped. */
  readonly batch: number
  readonly grow: (db: Parameters<typeof growOrders>[0], part: Part) => Promise<void>
}

const steps: readonly Step[] = [
  { name: 'members', batch: 20_000, grow: growMembers },
  { name: 'products', batch: 2_000, grow: growProducts },
  { name: 'orders', batch: 20_000, grow: growOrders },
]

/**
 * Grows a sandbox into a mall of these sizes, in the database, from its own products and orders: the same sizes give the same mall. One that
 * was stopped goes on where it was.
 * @param db one connection, on which nobody else works
 * @param now epoch ms
 * @returns whether it grew; false: it was as large already
 * @throws CannotGrow for a database that is no sandbox, and for one that was grown to other sizes
 */
export async function growSandbox(
  db: Orm,
  sizes: Sizes,
  now: number,
  onProgress: (progress: Progress) => void,
): Promise<boolean> {
  const growth = await beginning(db, sizes, now)
  if (growth.step === 'done') return false
  await makeTemplates(db, sizes)
  for (const step of steps.slice(steps.findIndex(({ name }) => name === growth.step)))
    await growStep(db, step, growth, onProgress)
  await dropTemplates(db)
  await db.execute(sql`analyze`)
  await indexGrown(db, growth, now, onProgress)
  await writeSetting(db, 'sandbox-grown', writtenGrowth({ ...growth, step: 'done', from: 0 }))
  // Lists that pass over rows in an index alone do so only where a vacuum has been; the embedded database has one an hour.
  await db.execute(sql`vacuum (analyze)`)
  return true
}

/** Where to go on. */
async function beginning(db: Orm, sizes: Sizes, now: number): Promise<Growth> {
  if ((await readSetting(db, 'sandbox-content')) === undefined) throw new CannotGrow('no-sandbox')
  const known = readGrowth(await readSetting(db, 'sandbox-grown'))
  if (!known) return { sizes, now, step: 'members', from: 0 }
  const isSame = steps.every(({ name }) => known.sizes[name] === sizes[name])
  if (!isSame) throw new CannotGrow(known.step === 'done' ? 'grown' : 'half-grown', known.sizes)
  return known
}

/** Writes with each batch where the next one begins. */
async function growStep(
  db: Orm,
  { name, batch, grow }: Step,
  growth: Growth,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const { sizes, now } = growth
  const of = sizes[name]
  for (let from = growth.step === name ? growth.from : 0; from < of; from += batch) {
    const until = Math.min(of, from + batch)
    await db.transaction(async (tx) => {
      await grow(tx, { sizes, now, from, until })
      await writeSetting(tx, 'sandbox-grown', writtenGrowth({ ...growth, step: name, from: until }))
    })
    onProgress({ step: name, done: until, of })
  }
}

async function indexGrown(
  db: Orm,
  { sizes }: Growth,
  now: number,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const of = sizes.products
  let done = 0
  await forgetIndex(db)
  await refreshIndex(db, now, (count) => {
    done += count
    onProgress({ step: 'search', done: Math.min(done, of), of })
  })
}
