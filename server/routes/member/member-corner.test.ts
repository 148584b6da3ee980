import { and, eq, getTableColumns, getTableName, inArray, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { openStatuses, paidStatuses } from '../../../schemas/domain/order-status.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { numberEndingWith } from '../../../src/domain/order/identity-number.ts'
import * as tables from '../../db/schema.ts'
import { readReport } from '../../members/annual-report.ts'
import { openCounterCode } from '../../orders/counter-codes.ts'
import { eraseDue } from '../../members/erase-due.ts'
import { eraseMember, erasure } from '../../members/erase-member.ts'
import { sealAnew } from '../../members/real-names.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { readOrder } from '../../orders/read-order.ts'
import { memberOfPhone } from '../../session/accounts.ts'
import { createSeal } from '../../session/sealed.ts'
import { TEST_SECRET } from '../../../tests/fixtures/app.ts'

const DAY = 86_400_000
/** Without orders; with many; tries and tries; asks for checks. */
const [FREE, BUYER, TRIES, NAMED] = ['900042', '900006', '900004', '900001']
const number = (figures: string) => numberEndingWith('11010119900307', figures)

type Fields = Readonly<Record<string, unknown>>

/** A grown-up with the dolphins, five days from now. */
const DOLPHINS = {
  ...{ serviceId: 'dolphin', programId: 'shallow', day: '2026-11-25', time: '11:00', adults: 1, children: 0 },
  ...{ participants: [{ age: 30, height: 170 }], consent: true },
  contact: { name: '苏浅予', phone: '13800000042' },
}

describe('what is erased of a member', () => {
  it('is told of every table that knows a member or a phone', () => {
    const known = Object.values(tables)
      .filter((table) => is(table, PgTable))
      .filter((table) =>
        Object.keys(getTableColumns(table)).some((name) => /^(memberId|phone|giverId|takerId)$/.test(name)),
      )
      .map((table) => getTableName(table))
    const told = [
      ...erasure.deleted.map((table) => getTableName(table)),
      ...erasure.rewritten,
      ...erasure.kept,
      ...erasure.byPhone,
    ]
    // A member is erased itself.
    expect(told.toSorted()).toEqual(known.filter((name) => name !== 'members').toSorted())
  })
})

describeInSandbox('the member’s corner', NOON, (opened) => {
  const { db, call, clock } = sandboxMall(opened)
  const send = async (member: string | undefined, name: keyof typeof contracts, payload?: object, more = '') => {
    const { method, path } = contracts[name]
    const reply = await call({ method, url: path + more, ...(member && { member }), ...(payload && { payload }) })
    return reply.json<Fields & { readonly data: Fields }>()
  }
  const newest = async (column: 'sms' | 'mail') => {
    const table = column === 'sms' ? tables.smsMessages : tables.mailMessages
    const rows = await db().select().from(table)
    return /\d{6}/.exec(rows.toSorted((one, other) => other.sentAt - one.sentAt)[0]?.text ?? '')?.[0] ?? ''
  }

  describe('a real name', () => {
    const check = (figures: string, more: Fields = {}) =>
      send(NAMED, 'realNameCheck', { name: '林小满', number: number(figures), isAgreed: true, ...more })

    it('is refused with its reason, and what nobody answered counts for nothing', async () => {
      expect((await check('404'))['code']).toBe('identity-unknown')
      expect((await check('409'))['code']).toBe('identity-mismatch')
      expect((await check('503'))['code']).toBe('under-maintenance')
      expect(
        (await send(NAMED, 'realNameCheck', { name: '林', number: '110101199003071230', isAgreed: true }))['code'],
      ).toBe('identity-wrong')
      expect((await send(NAMED, 'realName')).data).toEqual({ isVerified: false, triesLeft: 3 })
    })

    it('that is right is kept sealed, shown masked, and among the travellers where that was wanted', async () => {
      expect((await check('123', { keepTraveller: true })).data).toEqual({ isVerified: true, isTravellerKept: true })
      expect((await check('123', { keepTraveller: true })).data, 'sent again').toEqual({
        ...{ isVerified: true, isTravellerKept: true },
      })
      expect((await check('456'))['code'], 'another').toBe('identity-known')
      const shown = (await send(NAMED, 'realName')).data
      expect(shown).toMatchObject({ isVerified: true, name: '林**' })
      expect(JSON.stringify(shown)).not.toContain(number('123').slice(4, 14))
      const [row] = await db().select().from(tables.realNames).where(eq(tables.realNames.memberId, NAMED))
      expect(JSON.stringify(row)).not.toMatch(/小满|19900307/)
      const { travellers } = (await send(NAMED, 'travellerList')).data
      expect(JSON.stringify(travellers)).toContain(number('123'))
    })

    it('is sealed anew when the secret is another', async () => {
      const seal = createSeal({ secret: 'the next secret, long enough as well', previousSecret: TEST_SECRET })
      expect(await sealAnew({ db: db(), seal })).toBe(1)
      expect(await sealAnew({ db: db(), seal })).toBe(0)
      const [row] = await db().select().from(tables.realNames).where(eq(tables.realNames.memberId, NAMED))
      expect(JSON.parse(seal.open(row!, NAMED) ?? '{}')).toEqual({ name: '林小满', number: number('123') })
    })

    it('is tried five times in a day, also by many calls at once', async () => {
      const tries = Array.from({ length: 20 }, () =>
        send(TRIES, 'realNameCheck', { name: '宋', number: number('409'), isAgreed: true }),
      )
      const codes = (await Promise.all(tries)).map((one) => one['code'])
      expect(codes.filter((code) => code === 'identity-mismatch')).toHaveLength(5)
      expect(codes.filter((code) => code === 'identity-tries')).toHaveLength(15)
    })
  })

  describe('business travel', () => {
    const mail = 'Lin@bluewhale.example'

    it('is proved by a code to an address of a company, which gives its level', async () => {
      expect((await send(FREE, 'businessMailCode', { mail: 'lin@nowhere.example' }))['code']).toBe('mail-unknown')
      expect((await send(FREE, 'businessMailCode', { mail })).data).toEqual({ waitSeconds: 60 })
      expect((await send(FREE, 'businessMailCode', { mail }))['code']).toBe('mail-too-soon')
      const code = await newest('mail')
      expect(
        (await send(FREE, 'businessVerify', { mail: 'other@bluewhale.example', code }))['code'],
        'of another address',
      ).toBe('wrong-code')
      expect((await send(FREE, 'businessVerify', { mail, code })).data).toEqual({
        companyName: '蓝鲸设计',
        levelName: '银卡会员',
      })
      expect((await send(FREE, 'businessVerify', { mail, code })).data, 'sent again').toMatchObject({
        companyName: '蓝鲸设计',
      })
      expect((await send(FREE, 'businessVerify', { mail: 'other@bluewhale.example', code }))['code'], 'good once').toBe(
        'wrong-code',
      )
      expect((await send(FREE, 'memberDetails')).data).toMatchObject({
        levelNew: 2,
        levelName: '银卡会员',
        vipRate: 98,
      })
      expect((await send(FREE, 'businessTravel')).data).toMatchObject({
        isVerified: true,
        mail: 'l***@bluewhale.example',
      })
      expect((await send(NAMED, 'businessMailCode', { mail }))['code']).toBe('mail-taken')
    })

    it('takes five guesses of a code', async () => {
      await send(NAMED, 'businessMailCode', { mail: 'gu@bluewhale.example' })
      const code = await newest('mail')
      const wrong = code === '000000' ? '000001' : '000000'
      for (let guess = 0; guess < 5; guess++)
        await send(NAMED, 'businessVerify', { mail: 'gu@bluewhale.example', code: wrong })
      expect((await send(NAMED, 'businessVerify', { mail: 'gu@bluewhale.example', code }))['code']).toBe('wrong-code')
    })
  })

  describe('a year', () => {
    it('is a member’s own, and shared without what was not chosen', async () => {
      const mine = (await send(BUYER, 'annualReport')).data
      expect(mine).toMatchObject({ year: 2026 })
      expect(mine['orders']).toBeGreaterThan(0)
      expect((await send(BUYER, 'annualReport', undefined, '?year=2001')).data).toEqual({
        ...{ year: 2001, orders: 0, nights: 0, days: 0, places: [], spent: 0, saved: 0 },
      })
      const share = async (showsSpending: boolean) =>
        (await send(BUYER, 'annualReportShare', { year: 2026, showsSpending })).data['token']
      const [plain, whole] = [await share(false), await share(true)]
      expect(await share(false), 'the same choice is the same link').toBe(plain)
      const seen = async (token: unknown) =>
        (await call({ method: 'GET', url: contracts.sharedReport.path.replace(':token', String(token)) })).json<{
          data: Fields
        }>().data
      const { spent: _spent, saved: _saved, ...rest } = mine
      expect([await seen(plain), await seen(whole)]).toEqual([rest, mine])
      expect(
        (await send(FREE, 'annualReportShare', { year: 2026, showsSpending: true }))['code'],
        'nothing to share',
      ).toBe('not-found')
    })

    it('is the same however few orders are read at once', async () => {
      const [whole, pieces, singles] = await Promise.all(
        [1_000, 3, 1].map((atOnce) => readReport(db(), BUYER, 2026, atOnce)),
      )
      expect(whole?.orders).toBeGreaterThan(3)
      expect([pieces, singles]).toEqual([whole, whole])
      const bodies = await db()
        .select({ body: tables.orders.body, paidFen: tables.orders.paidFen, refundedFen: tables.orders.refundedFen })
        .from(tables.orders)
        .where(
          and(
            eq(tables.orders.memberId, BUYER),
            inArray(tables.orders.paymentStatus, paidStatuses),
            inArray(tables.orders.orderStatus, openStatuses),
          ),
        )
      expect(whole).toMatchObject({
        orders: bodies.length,
        spent: bodies.reduce((sum, { paidFen, refundedFen }) => sum + paidFen - refundedFen, 0) / 100,
        days: new Set(bodies.flatMap(({ body }) => body.arrivalDate ?? [])).size,
      })
    })
  })

  describe('an account', () => {
    it('is not closed over what is open, nor by a code to log in', async () => {
      expect((await send(BUYER, 'closureCode'))['code']).toBe('closure-open')
      const { obstacles } = (await send(BUYER, 'accountClosure')).data
      expect(JSON.stringify(obstacles)).toContain('/order?tab=usable')
      await send(undefined, 'sendSmsCode', { reqDtos: { mobile: '13800000042' } })
      const login = await newest('sms')
      expect((await send(FREE, 'accountClose', { code: login, isAgreed: true }))['code']).toBe('wrong-code')
    })

    it('is not closed over a place that waits for its member', async () => {
      const place = { ...DOLPHINS, requestKey: 'before closing' }
      const { id } = (await send(FREE, 'reserveService', place)).data
      expect((await send(FREE, 'accountClosure')).data['obstacles']).toEqual([
        { text: '待使用的服务预约', count: 1, to: '/myBus/myAppointment' },
      ])
      expect((await send(FREE, 'closureCode'))['code']).toBe('closure-open')
      await send(FREE, 'cancelReservation', { reservationId: id })
      expect((await send(FREE, 'accountClosure')).data['obstacles']).toEqual([])
    })

    it('that is closed ends its logins, can come back, and orders nothing meanwhile', async () => {
      clock.time = NOON + 120_000
      const reqDtos = { productId: '650101', packageId: '6501011', quantity: 1 }
      const shoppingId = (await send(FREE, 'productTempOrderCreate', { reqDtos })).data['tempOrderId']
      await send(FREE, 'closureCode')
      const closed = await send(FREE, 'accountClose', { code: await newest('sms'), isAgreed: true })
      expect(closed.data).toEqual({ dueTime: '2026-11-27T12:02:00' })
      const open = await db()
        .select()
        .from(tables.sessions)
        .where(sql`member_id = ${FREE} and ended_at is null`)
      expect(open).toEqual([])
      expect((await send(FREE, 'accountClosure')).data).toMatchObject({ state: 'waiting', phone: '138****0042' })
      const waits = { message: '账号正在注销，请先撤销注销' }
      const filled = { shoppingId, contacts: { name: '苏浅予', phone: '13800000042' } }
      expect(await send(FREE, 'orderAvailable', { reqDtos: filled })).toMatchObject(waits)
      expect(await send(FREE, 'bookOrder', { reqDtos: { ...filled, bookPriceTotal: 398 } })).toMatchObject(waits)
      const shown = await openCounterCode(db(), { companyId: '561', amountFen: 5800, note: '手作' }, clock.now())
      expect(await send(FREE, 'takeCounterCode', { reqDtos: { code: shown } })).toMatchObject(waits)
      expect(await send(FREE, 'reserveService', { ...DOLPHINS, requestKey: 'while closing' })).toMatchObject(waits)
      expect((await send(FREE, 'closureWithdraw')).data).toEqual({ state: 'none' })
    })

    it('[B2.9] comes back on the sixth day, and is nobody’s on the eighth: what is still logged in with it is a visitor', async () => {
      const LEAVING = '900043'
      const close = async () => {
        await send(LEAVING, 'closureCode')
        expect((await send(LEAVING, 'accountClose', { code: await newest('sms'), isAgreed: true }))['code']).toBe(
          undefined,
        )
      }
      const start = clock.time + DAY
      clock.time = start
      await close()
      const isThere = async (day: number) => {
        clock.time = start + day * DAY
        await eraseDue(db(), clock.time)
        return (await db().$count(tables.members, eq(tables.members.id, LEAVING))) === 1
      }
      expect(await isThere(6)).toBe(true)
      expect((await send(LEAVING, 'closureWithdraw')).data).toEqual({ state: 'none' })
      expect(await isThere(9), 'who came back stays').toBe(true)
      await close()
      const [open] = await db().select().from(tables.members).where(eq(tables.members.id, LEAVING))
      expect([await isThere(9 + 6), await isThere(9 + 8)]).toEqual([true, false])
      expect((await send(LEAVING, 'accountClosure'))['code'], 'the browser that knew the member').toBe('not-logged-in')
      const anew = await memberOfPhone(db(), open?.phone ?? '')
      expect(anew).not.toBe(LEAVING)
      clock.time = NOON
    })

    it('that is due is erased once, but not while something of it is open', async () => {
      const row = { state: 'waiting', askedAt: NOON, dueAt: NOON + DAY } as const
      await db()
        .insert(tables.accountClosures)
        .values([
          { id: 'due', memberId: FREE, ...row },
          { id: 'open', memberId: BUYER, ...row },
        ])
      const rounds = await Promise.all([1, 2, 3].map(() => eraseDue(db(), NOON + DAY)))
      expect(rounds.reduce((total, count) => total + count, 0)).toBe(1)
      const left = await db().select().from(tables.members).where(eq(tables.members.id, FREE))
      expect(left).toEqual([])
      const [kept] = await db().select().from(tables.accountClosures).where(eq(tables.accountClosures.id, 'open'))
      expect(kept).toMatchObject({ state: 'waiting', dueAt: NOON + 2 * DAY })
      expect(await memberOfPhone(db(), '13800000042'), 'the phone registers anew').not.toBe(FREE)
    })

    it('leaves figures that are right and name nobody', async () => {
      const before = await auditOrders(db())
      const [posted] = await db()
        .select()
        .from(tables.orders)
        .where(sql`body ? 'delivery'`)
      const [mine] = await db().select().from(tables.orders).where(eq(tables.orders.memberId, BUYER))
      for (const memberId of new Set([BUYER, posted!.memberId]))
        await db().transaction((tx) => eraseMember(tx, memberId, NOON))
      expect(await auditOrders(db())).toEqual(before)
      for (const { id, memberId } of [posted!, mine!])
        expect(await readOrder(db(), id, memberId, NOON)).toMatchObject({
          orderContact: { name: '已注销用户' },
          passengers: [],
        })
      const dump: string[] = []
      for (const table of Object.values(tables).filter((one) => is(one, PgTable))) {
        const { rows } = await db().execute<{ text: string }>(sql`select t::text as text from ${table} t`)
        dump.push(...rows.map(({ text }) => text).filter((text) => /映雪|13800000006/.test(text)))
      }
      expect(dump).toEqual([])
    })
  })
})
