import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { SearchHit, SearchKind, Suggestion } from '../../schemas/domain/search.ts'
import { testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')

/** [title, address] of what the member's corner leads to; tabs of the orders are one screen. */
function memberScreens(): [string, string][] {
  const page = JSON.parse(readFileSync('pages/member.json', 'utf8')) as {
    blocks: { widget: string; props?: { items?: { title: string; to: string }[] } }[]
  }
  const items = page.blocks.flatMap(({ widget, props }) => (widget === 'member-services' ? (props?.items ?? []) : []))
  return items.filter(({ to }) => !to.startsWith('/order?')).map(({ title, to }) => [title, to])
}

describeInSandbox('the search of the shop', NOON, (opened) => {
  let app: FastifyInstance
  beforeAll(async () => {
    const { database } = opened()
    const clock = { now: () => NOON, offset: () => 0 }
    app = await testApp(database, { ports: testPorts(database, { clock }) })
  })

  const ask = async <Data>(path: string, query: Record<string, string | number>): Promise<Data> => {
    const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const reply = await app.inject(`${path}?${asked}`)
    expect(reply.statusCode, 'the search answers').toBe(200)
    return reply.json().data as Data
  }
  interface Reply {
    readonly list: readonly SearchHit[]
    readonly corrected?: string
    readonly isPartial: boolean
  }
  const search = (keyword: string, kind: SearchKind | '' = '', pageNumber = 1, pageSize = 50) =>
    ask<Reply>(contracts.shopSearch.path, { keyword, kind, pageNumber, pageSize })
  const titles = async (keyword: string, kind?: SearchKind) =>
    (await search(keyword, kind)).list.map(({ title }) => title)
  const suggested = async (keyword: string) =>
    (await ask<{ list: Suggestion[] }>(contracts.searchSuggest.path, { keyword })).list

  it('finds products, places, activities and articles that have the words, the one of that name first', async () => {
    const { list, isPartial } = await search('白沙湾')
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['product', 'poi', 'activity']))
    expect(isPartial).toBe(false)
    expect((await search('古镇', 'article')).list.map(({ kind }) => kind)).toContain('article')
    expect((await titles('白沙湾日落帆船出海'))[0]).toBe('白沙湾日落帆船出海')
  })

  it.each([
    ['接驳车', '接驳巴士'],
    ['摆渡车', '接驳巴士'],
    ['baiduche', '接驳巴士'],
    ['海豚', '海豚互动'],
    ['停车', '免费停车'],
    ['发票', '我的发票'],
    ['fapiao', '我的发票'],
    ['开发票', '我的发票'],
    ['kaifapiao', '我的发票'],
    ['退票', '我的订单'],
    ['改签', '服务预约'],
    ['查物流', '我的订单'],
    ['预约', '服务预约'],
    ['管家', '行前服务'],
    ['客服', '旅行助手'],
    ['失物招领', '旅行助手'],
    ['swzl', '旅行助手'],
    ['入园登记', '健康登记'],
    ['退款', '我的订单'],
    ['积分明细', '我的积分'],
    ['积分', '积分商城'],
    ['拼团', '我的拼团'],
    ['jbbs', '接驳巴士'],
    ['接驳八士', '接驳巴士'],
  ])('finds the services, by what guests call them: %s', async (keyword, service) => {
    const found = (await search(keyword)).list.findIndex(({ kind, title }) => kind === 'service' && title === service)
    expect(found, 'among the first five').toBeGreaterThanOrEqual(0)
    expect(found).toBeLessThan(5)
    expect((await titles(keyword, 'service'))[0]).toBe(service)
    expect((await suggested(keyword)).filter(({ label }) => label === '服务').map(({ text }) => text)).toContain(
      service,
    )
  })

  it.each(memberScreens())('finds the screen %s of the member’s corner by its name', async (title, to) => {
    expect((await search(title)).list.slice(0, 5)).toContainEqual(expect.objectContaining({ kind: 'service', to }))
    expect((await search(title, 'service')).list[0]).toMatchObject({ to })
  })

  it.each([
    ['收货地址', '/retail/address'],
    ['地址管理', '/retail/address'],
    ['天气', '/'],
    ['下雨', '/'],
    ['WIFI', '/content/30204'],
    ['wi-fi', '/content/30204'],
    ['无线网', '/content/30204'],
    ['扫码付款', '/retail/scan'],
    ['清关', '/retail/formFill'],
    ['积分订单', '/retail/goods-market/order'],
    ['商城订单', '/retail/order'],
    ['营业时间', '/tcshotel/storeTime'],
    ['门店', '/storeInformation?storeId=10020'],
    ['限时抢购', '/combo'],
  ])('finds the screen that is meant by %s', async (keyword, to) => {
    expect((await search(keyword, 'service')).list[0]).toMatchObject({ to })
  })

  it('finds by 拼团 all that is bought in teams, whatever it is called', async () => {
    const ids = (await search('拼团', 'product')).list.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['650201', '650202', '650203', '650204', '650205']))
  })

  it('shows a service with its icon, its line and its address', async () => {
    expect((await search('接驳巴士', 'service')).list[0]).toEqual({
      ...{ kind: 'service', id: '11031', title: '接驳巴士', label: '服务', icon: 'bus', tags: [], to: '/myBus' },
      subtitle: '车站、机场和园区之间的班车，先约座位',
    })
    const all = await titles('服务', 'service')
    expect(all.length).toBeGreaterThan(20)
  })

  it('finds what has all of several words, wherever they stand', async () => {
    const found = await titles('酒店 白沙湾')
    expect(found.length).toBeGreaterThan(0)
    expect(found).toContain('白沙湾食光设计酒店')
    expect(found).not.toContain('白沙湾日落帆船出海')
  })

  it.each([
    ['pinyin', 'baishawan'],
    ['initials', 'bsw'],
    ['capital and full-width letters', 'ＢＳＷ'],
  ])('takes %s for the words', async (_, keyword) => {
    expect(await titles(keyword)).toEqual(await titles('白沙湾'))
  })

  it.each([
    ['the beginning of a name', 'lanwan', '澜湾'],
    ['one syllable', 'hai', '海'],
    ['a gap after each syllable', 'hai yang', '海洋'],
    ['a name that no dictionary has, inside of a title', 'haiyangguan', '海洋馆'],
    ['two characters that no dictionary puts together', 'jingsha', '鲸鲨'],
    ['a word that is not written to its end', 'wenq', '温泉'],
    ['a name, and half a syllable of its last character', 'baishaw', '白沙湾'],
    ['a name that no dictionary has, by its initials', 'ssj', '水世界'],
    ['a gap after each syllable, each of which begins other words too', 'wen quan', '温泉'],
    ['an apostrophe after each syllable', "wen'quan", '温泉'],
    ['a gap after each syllable of several words', 'bai sha wan jiu dian', '白沙湾 酒店'],
    ['the first initials of a name', 'lm', '鹿鸣雪山'],
  ])('takes pinyin of %s for the characters', async (_, keyword, meant) => {
    const found = await titles(keyword)
    expect(found.length).toBeGreaterThan(0)
    expect(found.toSorted()).toEqual((await titles(meant)).toSorted())
  })

  it('forgives a character of the same sound in a name that no dictionary has', async () => {
    expect((await search('海羊馆')).corrected).toBe('海洋馆')
  })

  it('puts what is found by syllables in the order of what is found by characters', async () => {
    expect(await titles('wen quan')).toEqual(await titles('温泉'))
  })

  it.each(['白沙湾的酒店', '酒店在白沙湾', '白沙湾有酒店吗'])(
    'takes %s for its words: what only joins them is looked for nowhere',
    async (keyword) => {
      const { list, isPartial } = await search(keyword)
      expect(isPartial).toBe(false)
      expect(list.map(({ title }) => title).toSorted()).toEqual((await titles('白沙湾 酒店')).toSorted())
    },
  )

  it.each([
    ['another word that sounds nearly so', '上海'],
    ['another character of its sound', '狗'],
    ['a word over and over', 'x'.repeat(50)],
  ])('does not take a text for %s', async (_, keyword) => {
    expect(await search(keyword)).toEqual({ list: [], isPartial: false })
  })

  it('suggests no stretch of a title that is no word', async () => {
    expect((await suggested('guanjing')).filter(({ to }) => to === undefined)).toEqual([])
  })

  it('reads several words out of one row of letters', async () => {
    expect(await titles('baishawanjiudian')).toEqual(await titles('白沙湾 酒店'))
  })

  it.each([
    ['a character of the same sound', '白沙弯', '白沙湾'],
    ['a letter too many', 'baishawaan', '白沙湾'],
    ['two letters swapped', 'baishawna', '白沙湾'],
    ['a sentence with a slip', '白沙弯酒店', '白沙湾 酒店'],
  ])('forgives %s, and says what it looked for', async (_, typed, meant) => {
    const { list, corrected } = await search(typed)
    expect(corrected).toBe(meant)
    expect(list.map(({ title }) => title)).toEqual(await titles(meant))
  })

  it('knows words that mean the same, as operators wrote them', async () => {
    const found = await titles('泡汤')
    expect(found.some((title) => title.includes('温泉') || title.includes('私汤'))).toBe(true)
  })

  it.each(['spa', 'SPA', 'ＳＰＡ'])('knows them whatever letters they wrote or a guest types: %s', async (keyword) => {
    expect((await titles(keyword)).toSorted()).toEqual((await titles('水疗')).toSorted())
  })

  it('shows what has some of the words where nothing has all, and says so', async () => {
    const { list, isPartial } = await search('滑雪 浮潜')
    expect(isPartial).toBe(true)
    expect(list.some(({ title }) => title.includes('滑雪'))).toBe(true)
    expect(list.some(({ title }) => title.includes('浮潜'))).toBe(true)
  })

  it.each(['', '   ', '！？', 'vvuuii', '量子纠缠发动机'])(
    'finds nothing for «%s», and does not guess',
    async (keyword) => {
      expect(await search(keyword)).toEqual({ list: [], isPartial: false })
    },
  )

  it('gives one kind where one is asked for, page by page without a gap', async () => {
    const all = await titles('澜湾岛', 'product')
    expect(all.length).toBeGreaterThan(3)
    const [first, second] = [await search('澜湾岛', 'product', 1, 2), await search('澜湾岛', 'product', 2, 2)]
    expect([...first.list, ...second.list].map(({ title }) => title)).toEqual(all.slice(0, 4))
    expect([...first.list, ...second.list].every(({ kind }) => kind === 'product')).toBe(true)
  })

  it('shows nothing that is off the shelf, and prices as the product has them now', async () => {
    expect(await titles('灯塔酒店', 'product')).not.toContain('白沙湾灯塔酒店')
    const [hotel] = (await search('100101', 'product')).list
    expect(hotel).toMatchObject({ id: '100101', to: '/hotel/detail/100101', label: '酒店' })
    expect(hotel?.price).toBeGreaterThan(0)
  })

  it('has no ticket that was never published or whose last day is over, and says over what is sold out that it is', async () => {
    const found = (await search('门票', 'product')).list
    expect(found.map(({ id }) => id)).not.toContain('200108')
    expect(found.map(({ id }) => id)).not.toContain('200109')
    expect((await suggested('烟火季')).map(({ text }) => text)).not.toContain('澜湾岛夏日烟火季门票')
    const overOf = (id: string) => found.find((one) => one.id === id)?.obstacle
    expect(['200101', '200106', '200107'].map(overOf)).toEqual([undefined, '已售罄', '即将开售'])
  })

  it('suggests words that begin so, by their characters, pinyin and initials, and things that have them', async () => {
    for (const typed of ['白沙', 'baish', 'bs']) {
      const list = await suggested(typed)
      expect(list.map(({ text }) => text)).toContain('白沙湾')
      expect(list.length).toBeLessThanOrEqual(10)
    }
    expect((await suggested('白沙湾')).some(({ to }) => to?.startsWith('/'))).toBe(true)
    expect(await suggested(' ')).toEqual([])
  })

  it('takes whatever is typed for words and never for a pattern', async () => {
    for (const keyword of ["'; drop table search_entries; --", '%', '_', '\\', '{{ 1 }}', '#popular', '💥'])
      expect((await search(keyword)).list.length).toBeLessThan(50)
  })
})
