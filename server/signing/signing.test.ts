import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../tests/fixtures/sandbox-mall.ts'
import { coupons, memberCoupons, pointEntries, signDays, signHelps } from '../db/schema.ts'
import { auditOrders } from '../orders/audit-orders.ts'

const DAY = 86_400_000
/** 900003 has signed six days in a row, 900005 has all the friends it takes; 900011 takes no part yet. */
const [GOLD, DIAMOND, GUEST, OTHER] = ['900003', '900005', '900011', '900012']

type Reply = Record<string, unknown>

describeInSandbox('a sign activity', NOON, (opened) => {
  const { call, clock, db } = sandboxMall(opened)
  const path = '/online/cms-api/activity/sign/'
  const read = async (asked: string, member?: string) => {
    const reply = (await call({ url: path + asked, ...(member && { member }) })).json() as Reply
    return (reply['data'] ?? reply) as Reply
  }
  const post = async (name: string, payload: object, member?: string) => {
    const reply = (await call({ method: 'POST', url: path + name, payload, ...(member && { member }) })).json() as Reply
    return (reply['data'] ?? reply) as Reply
  }
  const sign = (member: string) => post('signIn', { activityId: 'QD01' }, member)
  const join = async (member: string) => (await post('open', { activityId: 'QD01' }, member))['joinId'] as string
  const help = (joinId: string, member: string) => post('help', { joinId }, member)
  const credited = async (memberId: string) => {
    const mine = await db().select().from(pointEntries).where(eq(pointEntries.memberId, memberId))
    return mine.filter(({ reference }) => reference.startsWith('sign-')).map(({ amount }) => amount)
  }

  it('is the one that goes on, with its round, its rewards and its tasks; a visitor takes no part', async () => {
    const shown = await read('detail')
    expect(shown).toMatchObject({ activityId: 'QD01', timeStatus: 1, move: 'open', streak: 0, earned: 0 })
    expect(shown).not.toHaveProperty('joinId')
    expect((shown['days'] as Reply[]).map(({ points }) => points)).toEqual([5, 5, 10, 10, 15, 15, 30])
    expect((shown['tasks'] as Reply[])[0]).toMatchObject({ reward: '20 积分', to: '/?activityTaskRelationId=70011' })
    expect((await read('detail?activityId=QD02'))['button']).toBe('即将开始')
    expect((await read('detail?activityId=QD03'))['button']).toBe('活动已结束')
    expect(await read('detail?activityId=none')).toMatchObject({ code: 'not-found' })
  })

  it('is signed once a day, however often at the same moment: the seventh in a row brings its points and a coupon', async () => {
    expect(await read('detail', GOLD)).toMatchObject({ streak: 6, move: 'sign', earned: 60 })
    const replies = await Promise.all(Array.from({ length: 20 }, () => sign(GOLD)))
    expect(replies.filter(({ isNew }) => isNew === true)).toHaveLength(1)
    expect(new Set(replies.map(({ streak, points }) => [streak, points].join(' ')))).toEqual(new Set(['7 30']))
    expect(replies.find(({ isNew }) => isNew === true)).toMatchObject({ rewards: ['玩乐九折券'] })
    expect(await credited(GOLD)).toEqual([30])
    const mine = and(eq(memberCoupons.memberId, GOLD), eq(memberCoupons.couponId, '9013'))
    expect(await db().$count(memberCoupons, mine)).toBe(1)
    const [{ stock } = {}] = await db().select({ stock: coupons.stock }).from(coupons).where(eq(coupons.id, '9013'))
    expect(stock).toBe(499)
    expect(await read('detail', GOLD)).toMatchObject({ streak: 7, move: 'none', earned: 90 })
  })

  it('gives points where the coupon is gone, or the member has it, and begins anew after a day that was missed', async () => {
    const joinId = await join(OTHER)
    expect(await sign(GUEST)).toMatchObject({ code: 'sign-not-joined' })
    await db().update(coupons).set({ stock: 0 }).where(eq(coupons.id, '9012'))
    const signed: Reply[] = []
    for (const day of [0, 1, 2, 4]) {
      clock.time = NOON + day * DAY
      signed.push(await sign(OTHER))
    }
    clock.time = NOON
    expect(signed.map(({ streak }) => streak)).toEqual([1, 2, 3, 1])
    expect(signed[2]).toMatchObject({ rewards: ['20 积分'] })
    expect(await credited(OTHER)).toEqual([5, 5, 20, 10, 5])
    expect(await db().$count(signDays, eq(signDays.joinId, joinId))).toBe(4)
  })

  it('changes its day at midnight of Beijing', async () => {
    await join('900013')
    clock.time = Date.parse('2026-11-20T23:59:59+08:00')
    expect(await sign('900013')).toMatchObject({ isNew: true, streak: 1 })
    clock.time += 1000
    expect(await sign('900013')).toMatchObject({ isNew: true, streak: 2 })
    clock.time = NOON
  })

  it('is helped in by no more friends than it takes, of 60 at once, each of whom gets points', async () => {
    const joinId = await join(GUEST)
    expect(await join(GUEST)).toBe(joinId)
    // Members need not be known to help: a token says who they are.
    const friends = ['900001', '900002', '900004', '900014', '900015', '900016', '900017', '900018', '900019', '900020']
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, at) => help(joinId, friends[at % friends.length]!)),
    )
    expect(await db().$count(signHelps, eq(signHelps.joinId, joinId))).toBe(3)
    expect(new Set(replies.map(({ points, code }) => points ?? code))).toEqual(new Set([5, 'sign-help-full']))
    expect(await post('claim', { activityId: 'QD01' }, GOLD)).toMatchObject({ code: 'sign-help-open' })
    const claims = await Promise.all([1, 2, 3].map(() => post('claim', { activityId: 'QD01' }, GUEST)))
    expect(claims).toEqual([{ points: 50 }, { points: 50 }, { points: 50 }])
    expect(await credited(GUEST)).toEqual([50])
  })

  it('is not helped in by oneself, by a visitor, too often, or outside its days', async () => {
    expect(await post('help', { joinId: 'QD01-900003' })).toMatchObject({ code: 'not-logged-in' })
    const code = async (joinId: string, member: string) => (await help(joinId, member))['code']
    expect(await code('QD01-900003', GOLD)).toBe('sign-help-own')
    expect(await code('QD01-900003', '900006')).toBeUndefined()
    expect(await code('QD01-900011', '900006')).toBe('not-found')
    expect(await code(await join('900001'), '900006')).toBe('sign-help-enough')
    expect(await code('QD02-900003', GUEST)).toBe('activity-early')
    expect(await code('QD03-900003', GUEST)).toBe('activity-over')
  })

  it('tells who has a link of the friend’s name alone, and a member of their own friends', async () => {
    const shared = await read('assist?joinId=QD01-900005')
    expect(shared).toMatchObject({ leader: { nickName: '陆行舟' }, isOwn: false, word: '好友已到齐，不用再助力' })
    expect(JSON.stringify({ ...shared, joinId: '' })).not.toMatch(/9000\d\d/)
    expect(await read('assist?joinId=QD01-900005', '900002')).toMatchObject({ word: '你已经助力过，谢谢' })
    const namesFor = async (member?: string) => {
      const { friends } = (await read('assist?joinId=QD01-900005', member))['help'] as { friends: Reply[] }
      return friends.map(({ nickName }) => nickName)
    }
    expect(await namesFor()).toEqual(['江**', '叶**', '沈**'])
    expect(await namesFor('900002'), 'their own name').toEqual(['江**', '叶**', '沈书禾'])
    expect(await namesFor(DIAMOND)).toEqual(['江映雪', '叶知秋', '沈书禾'])
    const { received, given } = (await read('assistRecord?activityId=QD01', DIAMOND)) as Record<string, Reply[]>
    expect(received!.map(({ nickName }) => nickName)).toHaveLength(3)
    expect(given!.map(({ nickName, points }) => [nickName, points].join(' '))).toEqual(['叶知秋 5'])
  })

  it('leaves books in which the audit finds nothing', async () => {
    expect(await auditOrders(db())).toEqual([])
  })
})
