import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { crowd } from '../../tests/fixtures/crowd.ts'
import { describeInSandbox, openFrom } from '../../tests/fixtures/databases.ts'
import { bargainHelps, bargains, messages } from '../db/schema.ts'
import { auditOrders } from '../orders/audit-orders.ts'
import { tellAllOver } from './bargain-messages.ts'
import { beginBargain } from './begin-bargain.ts'
import { helpBargain } from './help-bargain.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const face = { iconUrl: '', memberName: '好友' }

describeInSandbox('friends who help a bargain', NOW, (opened) => {
  const db = () => opened().database.orm
  const row = async (id: string) => (await db().select().from(bargains).where(eq(bargains.id, id)))[0]
  const helps = (id: string) => db().select().from(bargainHelps).where(eq(bargainHelps.bargainId, id))
  const help = (bargainId: string, memberId: string, now = NOW, at = db()) =>
    helpBargain(at, { bargainId, memberId, face, now })
  const begin = async (memberId: string, helpers: number, leftFen = 3600) => {
    const amounts = { fullFen: leftFen + 1400, ownFen: 1400, cutFen: 1400, leftFen }
    const { cutTeamId } = await beginBargain(db(), {
      ...{ memberId, productId: '610903', activityId: '903', state: 'cutting', helpers, ...amounts },
      ...{ ...face, beganAt: NOW },
    })
    return cutTeamId
  }

  it('[B4] bring it to the goal price exactly with the last of those it takes: 200 at once, on two instances', async () => {
    const id = await begin('leader', 7)
    const { databaseUrl } = opened().source
    // The embedded database has one instance alone.
    const second = databaseUrl ? await openFrom(opened().source) : undefined
    const replies = await crowd(200, (at) => help(id, `f${at}`, NOW, (at % 2 && second?.orm) || db())).finally(() =>
      second?.close(),
    )
    const cuts = replies.filter((reply) => typeof reply !== 'string')
    expect(cuts).toHaveLength(7)
    expect(cuts.reduce((sum, { cutFen }) => sum + cutFen, 0)).toBe(3600)
    expect(new Set(replies.filter((reply) => typeof reply === 'string'))).toEqual(new Set(['bargain-full']))
    expect(await row(id)).toMatchObject({ state: 'reached', leftFen: 0, cutFen: 5000 })
    expect(await auditOrders(db())).toEqual([])
  })

  it('are told of to whoever began it, each once; the last of them says that it can be bought, and is told of alone', async () => {
    const id = await begin('leader-told', 2)
    await Promise.all([1, 2, 3].map(() => help(id, 'lin')))
    await help(id, 'zhou')
    const told = await db().select().from(messages).where(eq(messages.memberId, 'leader-told')).orderBy(messages.event)
    expect(told.map(({ event, link }) => [event, link])).toEqual([
      ['bargain-helped', `/bargain/detail?cutTeamId=${id}&productId=610903`],
      ['bargain-reached', `/bargain/detail?cutTeamId=${id}&productId=610903`],
    ])
    expect(told[0]?.text).toMatch(/^好友帮「澜湾岛树屋乐园砍价票」砍了 ¥[\d.]+，还差 ¥[\d.]+ 到底价。$/)
    expect(told[1]?.text).toBe('「澜湾岛树屋乐园砍价票」已经砍到底价，名额有限，快去购买。')
  })

  it('learn that their bargain is over, once, however many rounds go over it at once; not who bought it', async () => {
    const [open, bought] = [await begin('leader-late', 3), await begin('leader-bought', 3)]
    await db()
      .update(bargains)
      .set({ state: 'bought', boughtAt: NOW, leftFen: 0, cutFen: 5000 })
      .where(eq(bargains.id, bought))
    await tellAllOver(db(), NOW)
    const late = NOW + 90 * 24 * 3_600_000
    await Promise.all([1, 2, 3].map(() => tellAllOver(db(), late)))
    await tellAllOver(db(), late + 365 * 24 * 3_600_000)
    const over = await db().select().from(messages).where(eq(messages.event, 'bargain-over'))
    const of = (id: string) => over.filter(({ reference }) => reference === id)
    expect([of(open).length, of(bought).length]).toEqual([1, 0])
    expect(of(open)[0]).toMatchObject({
      ...{ memberId: 'leader-late', createdAt: late },
      text: '「澜湾岛树屋乐园砍价票」的砍价活动已结束，这次没有买到，看看别的砍价吧。',
    })
    expect((await row(open))?.endToldAt).toBe(late)
    await db().delete(bargains).where(eq(bargains.id, bought))
  })

  it('help once: who asks again, also at the same moment, is told what they cut', async () => {
    const id = await begin('leader-once', 3)
    const replies = await Promise.all(Array.from({ length: 8 }, () => help(id, 'friend')))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await helps(id)).toHaveLength(1)
    expect(await help(id, 'friend', NOW + 60_000)).toEqual(replies[0])
  })

  it('help three bargains a day, and as many on the next', async () => {
    const ids = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((leader) => begin(`leader-${leader}`, 3)))
    const replies = await Promise.all(ids.map((id) => help(id, 'eager')))
    expect(replies.filter((reply) => reply === 'bargain-helped-enough')).toHaveLength(2)
    const [left = ''] = ids.filter((_, at) => replies[at] === 'bargain-helped-enough')
    expect(await help(left, 'eager', NOW + 24 * 3_600_000)).toHaveProperty('cutFen')
  })

  it('[B4] are refused what is over, sold out, their own or not there, and nothing is cut', async () => {
    const refused = await Promise.all(
      [
        ['C906', 'x'],
        ['C904', 'x'],
        ['C902', 'x'],
        ['C907', 'x'],
        ['C903', '900003'],
        ['none', 'x'],
      ].map(([id = '', member = '']) => help(id, member)),
    )
    expect(refused).toEqual([
      ...['activity-over', 'out-of-stock', 'bargain-full', 'bargain-full', 'bargain-own', 'not-found'],
    ])
    expect(await help('C903', 'x', Date.parse('2026-11-25T22:00:00+08:00'))).toBe('activity-over')
    expect(await row('C903')).toMatchObject({ cutFen: 3400, leftFen: 3600 })
  })
})
