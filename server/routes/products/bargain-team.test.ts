import { expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'

/** 900003 has begun bargains, which 900005 helps; 900011 has nothing to do with them. */
const [GOLD, FRIEND, OTHER] = ['900003', '900005', '900011']

type Reply = Record<string, unknown>

describeInSandbox('a bargain and its friends', NOON, (opened) => {
  const { call } = sandboxMall(opened)
  const read = async (path: string, member?: string) => {
    const reply = (
      await call({ url: `/online/cms-api/activity/cut/${path}`, ...(member && { member }) })
    ).json() as Reply
    return (reply['data'] ?? reply) as Reply
  }
  const post = async (path: string, payload: object, member?: string) => {
    const url = `/online/cms-api/activity/cut/${path}`
    const reply = (await call({ method: 'POST', url, payload, ...(member && { member }) })).json() as Reply
    return (reply['data'] ?? reply) as Reply
  }
  const productsOf = (reply: Reply) => reply['products'] as { productId: string; button: string; to: string }[]

  it('[A2, B4] is read by who began it, by its id or its product, and is there for nobody else', async () => {
    const mine = await read('team?cutTeamId=C903', GOLD)
    expect(mine).toMatchObject({
      ...{ cutStatus: 10020, move: 'invite', cutGoalPrice: 58, originalPrice: 128 },
      ...{ cutPrice: 34, leftPrice: 36, firstCutPrice: 21, wanted: 3, isOwn: true },
      ...{ endDate: '2026-11-25T22:00:00', packageId: '6109031', activityCode: 'KJ903' },
      helpers: [{ nickName: '陆行舟', cutPrice: 13, isMine: false }],
    })
    expect(await read('team?productId=610903', GOLD)).toEqual(mine)
    for (const name of ['cutTeamId=C903', 'cutTeamId=C903&productId=610903', 'productId=610903'])
      expect(await read(`team?${name}`, OTHER)).toMatchObject({ code: 'not-found' })
  })

  it('[B4] stands in each of its six statuses for who began it', async () => {
    const ids = ['902', '903', '904', '905', '906', '907']
    const found = await Promise.all(ids.map((id) => read(`team?cutTeamId=C${id}`, GOLD)))
    expect(found.map(({ cutStatus, move, button }) => [cutStatus, move, button].join(' '))).toEqual([
      ...['10010 buy 底价购买', '10020 invite 邀好友帮砍', '10030 none 已售罄'],
      ...['10040 none 已售罄', '10050 none 已结束', '10060 none 已购买'],
    ])
  })

  it('[B1] is seen by whoever has its link, who is told of no member’s id', async () => {
    const shared = await read('share?cutTeamId=C903')
    expect(shared).toMatchObject({ isOwn: false, move: 'help', leader: { nickName: '顾长风' } })
    expect(JSON.stringify(shared)).not.toMatch(/9000\d\d/)
    expect(await read('share?cutTeamId=C903', FRIEND)).toMatchObject({ move: 'start', word: '你已经帮砍过' })
    expect(await read('share?cutTeamId=C903', GOLD)).toMatchObject({ isOwn: true, move: 'invite' })
    const namesFor = async (member?: string) =>
      ((await read('share?cutTeamId=C903', member))['helpers'] as Reply[]).map(({ nickName }) => nickName)
    expect([await namesFor(), await namesFor(OTHER), await namesFor(FRIEND), await namesFor(GOLD)]).toEqual([
      ...[['陆**'], ['陆**'], ['陆行舟'], ['陆行舟']],
    ])
    expect(await read('share?cutTeamId=none')).toMatchObject({ code: 'not-found' })
  })

  it('[B1] is helped by a friend, who is among its helpers then', async () => {
    expect(await post('help', { cutTeamId: 'C903' })).toMatchObject({ code: 'not-logged-in' })
    const { cutPrice, leftPrice } = (await post('help', { cutTeamId: 'C903' }, OTHER)) as Record<string, number>
    expect(Math.round((cutPrice! + leftPrice!) * 100)).toBe(3600)
    const { helpers } = await read('share?cutTeamId=C903', OTHER)
    expect((helpers as Reply[])[0]).toMatchObject({ cutPrice, isMine: true })
  })

  it('[B1] is in the list of bargains: those that go on first, and the caller’s own lead to them', async () => {
    const first = await post('list', { pageNumber: 1, pageSize: 6 }, GOLD)
    expect(first['total']).toBe(8)
    const next = await post('list', { pageNumber: 2, pageSize: 6 }, GOLD)
    const ids = [...productsOf(first), ...productsOf(next)].map(({ productId }) => productId)
    expect(ids).toEqual(['610901', '610902', '610903', '610904', '610907', '610908', '610905', '610906'])
    expect(productsOf(first)[2]).toMatchObject({
      button: '继续砍价',
      to: '/bargain/detail?cutTeamId=C903&productId=610903',
    })
    const visitors = await post('list', { pageNumber: 1, pageSize: 10 })
    expect(productsOf(visitors)[2]).toMatchObject({ button: '发起砍价', to: '/bargainProduct/detail/610903' })
  })

  it('[B1] gives a member those alone that they began, and a visitor none', async () => {
    const mine = { pageNumber: 1, pageSize: 10, isMine: true }
    expect((await post('list', mine, GOLD))['total']).toBe(6)
    expect((await post('list', mine, OTHER))['total']).toBe(0)
    expect((await post('list', mine))['total']).toBe(0)
  })
})
