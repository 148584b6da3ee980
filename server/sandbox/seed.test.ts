import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import * as tables from '../db/schema.ts'
import { readSetting, writeSetting } from '../db/server-settings.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { indexShop } from '../finder/index-shop.ts'
import { memberRow } from './rows.ts'
import { resetSandbox, seedSandbox } from './seed.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const DAY = 86_400_000

describeOnDatabases('a sandbox in use', (opened) => {
  const orm = () => opened().database.orm
  const counts = async () => ({
    members: await orm().$count(tables.members),
    sessions: await orm().$count(tables.sessions),
    codes: await orm().$count(tables.smsCodes),
    messages: await orm().$count(tables.smsMessages),
    wechatCodes: await orm().$count(tables.wechatCodes),
    wechatAccounts: await orm().$count(tables.wechatAccounts),
    activations: await orm().$count(tables.guestActivations),
    tasksDone: await orm().$count(tables.activityTasksDone),
    events: await orm().$count(tables.trackedEvents),
  })

  /** A visitor who registers, binds WeChat, activates, does a task and is recorded. */
  async function visit() {
    const memberId = 'visitor-1'
    const { guest: _guest, ...somebody } = sandboxContent('2026-11-21').members[1]!
    await orm()
      .insert(tables.members)
      .values({ ...memberRow({ ...somebody, id: memberId, phone: '13900000000' }), registered: true })
    await orm().insert(tables.sessions).values({ id: 's', memberId, refreshHash: 'h', createdAt: 1, expiresAt: 2 })
    await orm()
      .insert(tables.smsCodes)
      .values({ id: 'c', phone: '13900000000', codeHash: 'h', sentAt: 1, expiresAt: 2 })
    await orm().insert(tables.smsMessages).values({ id: 'm', phone: '13900000000', text: '验证码', sentAt: 1 })
    await orm().insert(tables.wechatCodes).values({ code: 'w', openId: 'o', expiresAt: 2 })
    await orm().insert(tables.wechatAccounts).values({ openId: 'sandbox-openid-unbound', memberId })
    await orm().insert(tables.guestActivations).values({ memberId: '900011', activatedAt: 1, silver: true })
    await orm().insert(tables.activityTasksDone).values({ activityTaskRelationId: '70011', memberId, doneAt: 1 })
    await orm()
      .insert(tables.trackedEvents)
      .values({
        receivedAt: 1,
        distinctId: 'd',
        visit: 'v',
        channel: 'h5',
        brand: 'lantu',
        kind: 'view',
        page: 'home',
        path: '/',
        body: { at: 1 },
      })
    await orm().execute(sql`update products set sold = 999999`)
  }

  beforeEach(async () => {
    await resetSandbox(orm(), sandboxContent, NOON)
    await visit()
  })

  it('keeps all that visitors did, and who registered, when the next day fills the shop anew', async () => {
    const before = await counts()
    expect(await seedSandbox(orm(), sandboxContent, NOON + DAY)).toBe(true)
    expect(await counts()).toEqual(before)
    expect(await orm().$count(tables.products, eq(tables.products.sold, 999_999))).toBe(0)
    const [task] = await orm()
      .select()
      .from(tables.activityTasksDone)
      .where(eq(tables.activityTasksDone.memberId, '900003'))
    expect(task?.doneAt).toBe(NOON)
  })

  it('keeps the binding of a WeChat account that a visitor made', async () => {
    await seedSandbox(orm(), sandboxContent, NOON + DAY)
    const [bound] = await orm()
      .select()
      .from(tables.wechatAccounts)
      .where(eq(tables.wechatAccounts.openId, 'sandbox-openid-unbound'))
    expect(bound?.memberId).toBe('visitor-1')
  })

  it('is found after a reset as on the first day, whatever was called otherwise meanwhile', async () => {
    const sorted = (list: readonly string[]) => [...list].sort()
    const { searchEntries, searchWords } = tables
    const found = async () => {
      const entries = await orm().select().from(searchEntries).orderBy(searchEntries.kind, searchEntries.id)
      const words = await orm().select().from(searchWords).orderBy(searchWords.word)
      return { entries: entries.map((entry) => ({ ...entry, terms: sorted(entry.terms) })), words }
    }
    await resetSandbox(orm(), sandboxContent, NOON)
    const first = await found()
    await orm().execute(sql`update products set product_name = '海市蜃楼' || id`)
    await orm().transaction((tx) => indexShop(tx, NOON))
    expect((await found()).words.map(({ word }) => word)).toContain('海市蜃楼')
    await resetSandbox(orm(), sandboxContent, NOON)
    expect(await found()).toEqual(first)
  })

  it('is as new after a reset, its clock too', async () => {
    const content = sandboxContent('2026-11-21')
    await writeSetting(orm(), 'clock-offset', String(DAY))
    await resetSandbox(orm(), sandboxContent, NOON)
    expect(await counts()).toEqual({
      members: content.members.length,
      sessions: 0,
      codes: 0,
      messages: 0,
      wechatCodes: 0,
      wechatAccounts: 1,
      activations: 0,
      tasksDone: 1,
      events: 0,
    })
    expect(await readSetting(orm(), 'clock-offset')).toBeUndefined()
    expect(await orm().$count(tables.products, eq(tables.products.sold, 999_999))).toBe(0)
    expect(await seedSandbox(orm(), sandboxContent, NOON)).toBe(false)
  })

  it('stays as it was when a reset fails', async () => {
    const before = await counts()
    const broken = () => {
      const content = sandboxContent('2026-11-21')
      return { ...content, pois: [...content.pois, ...content.pois] }
    }
    await expect(resetSandbox(orm(), broken, NOON)).rejects.toThrow('insert into "pois"')
    expect(await counts()).toEqual(before)
  })
})
