import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { testApp } from '../../tests/fixtures/app.ts'
import { seedSandbox } from '../sandbox/seed.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { filterGroups } from './package-list.ts'

const url = {
  components: contracts.pageComponents.path,
  component: contracts.pageComponent.path,
  list: contracts.productPackageList.path,
  filter: contracts.productPackageFilter.path,
}

describeOnDatabases("the mall's calls", (opened) => {
  let app: FastifyInstance
  beforeAll(async () => {
    const { database } = opened()
    await seedSandbox(database.orm, () => smallContent, Date.now())
    app = await testApp(database)
  })

  const post = async (path: string, payload: unknown) => {
    const reply = await app.inject({ method: 'POST', url: path, payload: payload as object })
    return { status: reply.statusCode, ...reply.json() }
  }
  const get = async (path: string) => {
    const reply = await app.inject({ url: path })
    return { status: reply.statusCode, ...reply.json() }
  }
  const list = async (body: object) => {
    const { data } = await post(url.list, { pageNum: 1, pageSize: 10, isShowHomePage: false, ...body })
    return { ids: data.productPackageInfos.map((offer: { productId: string }) => offer.productId), total: data.total }
  }

  it('gives page components in the order of the codes, each once, leaving out codes that nobody filled (A7)', async () => {
    const { status, data } = await post(url.components, { codes: ['B', 'none', 'A', 'B'], unloading: true })
    expect(status).toBe(200)
    expect(data.pageComponents.map((found: { componentCode: string }) => found.componentCode)).toEqual(['B', 'A'])
  })

  it('gives contents in their order, without fields that are empty, and contentInfo only when it is asked for', async () => {
    const plain = await post(url.components, { codes: ['A'] })
    expect(plain.data.pageComponents[0].componentContents).toEqual([
      { id: 'a2', title: 'Second id first', redirectType: 'none' },
      { id: 'a1', title: 'First id second', customFields: { price: 12.5, tags: ['海景'] } },
    ])
    const whole = await post(url.components, { codes: ['A'], needContentInfo: true })
    expect(whole.data.pageComponents[0].componentContents[0].contentInfo).toEqual({ summary: '一句话' })
  })

  it('gives a component without contents as an empty list', async () => {
    const { data } = await get(`${url.component}?code=B`)
    expect(data).toEqual({
      pageComponent: { componentCode: 'B', componentName: '空的', typeName: '广告', componentContents: [] },
    })
  })

  it('gives no component for a code that nobody filled (B7)', async () => {
    expect(await get(`${url.component}?code=none`)).toEqual({ status: 200, hasError: false, data: {} })
  })

  it('reads true and false in an address as booleans', async () => {
    const { data } = await get(`${url.component}?code=A&needContentInfo=true`)
    expect(data.pageComponent.componentContents[0]).toHaveProperty('contentInfo')
  })

  it('takes the JSON patch content type that the shop sends (A7)', async () => {
    const headers = { 'content-type': 'application/json-patch+json; charset=utf-8' }
    const reply = await app.inject({ method: 'POST', url: url.components, headers, payload: '{"codes":["A"]}' })
    expect(reply.statusCode).toBe(200)
  })

  it('gives packages page by page, and none past the last page (B4)', async () => {
    expect(await list({ pageSize: 2 })).toEqual({ ids: ['1', '2'], total: 3 })
    expect(await list({ pageSize: 2, pageNum: 2 })).toEqual({ ids: ['3'], total: 3 })
    expect(await list({ pageSize: 2, pageNum: 3 })).toEqual({ ids: [], total: 3 })
  })

  it('gives only the deals of the home page when they are asked for (A7)', async () => {
    expect(await list({ isShowHomePage: true })).toEqual({ ids: ['2'], total: 1 })
  })

  it('widens by names of one category and narrows by names of several', async () => {
    expect((await list({ productItemNames: ['海景房'] })).ids).toEqual(['1'])
    expect((await list({ productItemNames: ['海景房', '木屋'] })).ids).toEqual(['1', '2'])
    expect((await list({ productItemNames: ['海景房', '木屋', '亲子'] })).ids).toEqual(['2'])
    expect((await list({ productItemNames: ['no such name'] })).ids).toEqual([])
    expect((await list({ productItemNames: [] })).total).toBe(3)
  })

  it('gives prices in yuan, and the items of a package in their order', async () => {
    const { data } = await post(url.list, { pageNum: 1, pageSize: 1, isShowHomePage: false })
    expect(data.productPackageInfos[0]).toMatchObject({ currentPrice: 0.07, originalPrice: 1234.5, activityPrice: 0 })
    expect(data.productPackageInfos[0].productMarketPackageItemInfoDtos).toEqual([
      { packageItemId: 'z', packageItemType: 5, packageItemName: '两晚' },
      { packageItemId: 'y', packageItemType: 4, packageItemName: '晚餐', packageItemDesc: '双人' },
    ])
  })

  it('never lets out what a list is chosen by', async () => {
    const { data } = await post(url.list, { pageNum: 1, pageSize: 1, isShowHomePage: false })
    for (const kept of ['isShowHomePage', 'productItemNames', 'position', 'currentPriceFen'])
      expect(data.productPackageInfos[0]).not.toHaveProperty(kept)
  })

  it('gives the filters in the order in which they are shown (B7)', async () => {
    const { data } = await get(url.filter)
    expect(data.productPackageFilterInfo).toEqual({
      productsKeywordFilters: ['亲子', '拼团'],
      productsFilterConditionMap: { 住: ['海景房', '木屋'], 吃: ['晚餐'] },
    })
  })

  it.each([
    ['an unknown field', { codes: ['A'], code: 'A' }, 'additional properties'],
    ['a missing field', { needContentInfo: true }, "required property 'codes'"],
    ['a text for a list', { codes: 'A' }, 'codes must be array'],
    ['a text for a boolean', { codes: ['A'], needContentInfo: 'true' }, 'needContentInfo must be boolean'],
    ['a number for a text', { codes: [1] }, 'codes/0 must be string'],
    ['no codes', { codes: [] }, 'fewer than 1'],
    ['too many codes', { codes: Array.from({ length: 51 }, () => 'A') }, 'more than 50'],
    ['a code of 65 characters', { codes: ['A'.repeat(65)] }, 'more than 64'],
  ])('refuses %s, and tells developers where', async (_title, body, detail) => {
    const reply = await post(url.components, body)
    expect(reply).toMatchObject({ status: 400, hasError: true, code: 'invalid-request', message: '请求参数有误' })
    expect(reply.detail).toContain(detail)
  })

  it.each([
    { pageNum: 0, pageSize: 10, isShowHomePage: false },
    { pageNum: 1, pageSize: 51, isShowHomePage: false },
    { pageNum: 1.5, pageSize: 10, isShowHomePage: false },
    { pageNum: '1', pageSize: 10, isShowHomePage: false },
    { pageNum: 1, pageSize: 10 },
    { pageNum: 1, pageSize: 10, isShowHomePage: false, productItemNames: [''] },
  ])('refuses the list call %j', async (body) => {
    expect(await post(url.list, body)).toMatchObject({ status: 400, code: 'invalid-request' })
  })

  it.each(['', '?code=', '?code=A&needContentInfo=maybe', '?code=A&extra=1', '?needContentInfo=true'])(
    'refuses the component call %s',
    async (query) => {
      expect(await get(url.component + query)).toMatchObject({ status: 400, code: 'invalid-request' })
    },
  )

  it("keeps hostile names from reaching the database's language", async () => {
    const hostile = "'; drop table package_offers; --"
    expect((await list({ productItemNames: [hostile] })).ids).toEqual([])
    expect((await post(url.components, { codes: [hostile] })).data.pageComponents).toEqual([])
    expect((await list({})).total).toBe(3)
  })

  it('lets nobody keep a reply without asking again', async () => {
    const reply = await app.inject({ url: url.filter })
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  it('serves every contract', () => {
    for (const { method, path } of Object.values(contracts)) expect(app.hasRoute({ method, url: path })).toBe(true)
  })
})

describe('filterGroups', () => {
  it('joins the names of a category, and lets tags and unknown names stand alone', () => {
    const filter = {
      productsKeywordFilters: ['亲子'],
      productsFilterConditionMap: { 住: ['海景房', '木屋'], 吃: ['晚餐'] },
    }
    expect(filterGroups(['木屋', '亲子', '海景房', '木屋', '?'], filter)).toEqual([['木屋', '海景房'], ['亲子'], ['?']])
  })
})
