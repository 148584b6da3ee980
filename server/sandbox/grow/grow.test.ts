import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { sandboxContent } from '../../../sandbox/content/index.ts'
import { describeOnDatabases } from '../../../tests/fixtures/databases.ts'
import { readUses } from '../../../tests/fixtures/uses-written.ts'
import { summarise } from '../../comments/comment-book.ts'
import * as tables from '../../db/schema.ts'
import { readSetting, writeSetting } from '../../db/server-settings.ts'
import { searchShop } from '../../finder/search-shop.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { expireCodes } from '../../orders/codes/expire-codes.ts'
import { resetSandbox, seedSandbox } from '../seed.ts'
import { growSandbox, type Progress } from './grow.ts'
import { isGrownProduct } from './grown.ts'
import { readGrowth, writtenGrowth } from './growth.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const DAY = 86_400_000
const SIZES = { products: 200, orders: 1000, members: 50 }

describeOnDatabases('a sandbox that is grown', (opened) => {
  const orm = () => opened().database.orm
  const grow = (sizes = SIZES, now = NOON) => growSandbox(orm(), sizes, now, (progress) => void told.push(progress))
  const told: Progress[] = []
  const counts = async () => ({
    products: await orm().$count(tables.products, isGrownProduct(tables.products.id)),
    orders: await orm().$count(tables.orders, sql`temp_order_id like 'grown-%'`),
    members: await orm().$count(tables.members, eq(tables.members.registered, true)),
  })

  it('is refused where there is no sandbox', async () => {
    await orm().delete(tables.serverSettings)
    await expect(grow()).rejects.toThrow('holds no sandbox shop')
  })

  beforeAll(async () => {
    await resetSandbox(orm(), sandboxContent, NOON)
  })

  it('has as much as was asked for, tells how far it is, and its books are right', async () => {
    await resetSandbox(orm(), sandboxContent, NOON)
    expect(await grow()).toBe(true)
    expect(await counts()).toEqual(SIZES)
    expect(told.map(({ step }) => step)).toEqual(['members', 'products', 'orders', 'search'])
    expect(await auditOrders(orm())).toEqual([])
  })

  it('has written down each use of its codes', async () => {
    const uses = await readUses(orm(), NOON)
    expect(uses.length).toBeGreaterThan(SIZES.orders / 2)
    expect(uses.filter(({ used, written }) => used !== written)).toEqual([])
  })

  it('is left as it is by another growing to the same size, and refuses any other', async () => {
    expect(await grow()).toBe(false)
    await expect(grow({ ...SIZES, members: 60 })).rejects.toThrow('--products 200 --orders 1000 --members 50')
  })

  it('goes on where it was stopped, with what it began with', async () => {
    const half = { sizes: SIZES, now: NOON, step: 'orders', from: 1000 } as const
    await writeSetting(orm(), 'sandbox-grown', writtenGrowth(half))
    await expect(grow({ ...SIZES, orders: 2000 })).rejects.toThrow('half grown')
    expect(await grow(SIZES, NOON + DAY)).toBe(true)
    expect(await counts()).toEqual(SIZES)
    expect(readGrowth(await readSetting(orm(), 'sandbox-grown'))).toMatchObject({ step: 'done', now: NOON })
  })

  it('says of comments what they are, and waits for no code of before', async () => {
    const [famous] = await orm()
      .select()
      .from(tables.products)
      .where(and(isGrownProduct(tables.products.id), sql`body -> 'commentSummary' ->> 'total' = '40'`))
    await summarise(orm(), [famous!.id], '2026-11-21T12:00:00')
    const [after] = await orm().select().from(tables.products).where(eq(tables.products.id, famous!.id))
    expect(after!.body.commentSummary).toEqual(famous!.body.commentSummary)
    expect(await expireCodes(orm(), NOON)).toBe(0)
  })

  it('is found by the search, and stays when the next day fills the shop anew', async () => {
    const found = async () =>
      (await searchShop(orm(), '观澜里', { synonyms: [] })).entries.filter(({ id }) => id.length === 12).length
    expect(await found()).toBeGreaterThan(0)
    await seedSandbox(orm(), sandboxContent, NOON + DAY)
    expect([await counts(), (await found()) > 0]).toEqual([SIZES, true])
    expect(await auditOrders(orm())).toEqual([])
  })

  it('is a small shop again after a reset', async () => {
    await resetSandbox(orm(), sandboxContent, NOON)
    expect(await counts()).toEqual({ products: 0, orders: 0, members: 0 })
    expect(await readSetting(orm(), 'sandbox-grown')).toBeUndefined()
  })
})
