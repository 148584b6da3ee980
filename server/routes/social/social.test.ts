import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { beforeAll, expect, it } from 'vitest'
import type { commentPageSchema, CommentType } from '../../../schemas/api/comment-page.ts'
import { problems } from '../../../schemas/api/problems.ts'
import { LARGEST_GUEST_PICTURE } from '../../../schemas/api/upload-comment-picture.ts'
import type { Comment } from '../../../schemas/domain/comment.ts'
import type { Favorite } from '../../../schemas/domain/favorite.ts'
import type { Recommendation } from '../../../schemas/domain/recommendation.ts'
import { TEST_SECRET, testApp, testPorts } from '../../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { readAgentToken } from '../../ports/agents.ts'
import { SANDBOX_AGENT_SECRET } from '../../ports/agents-sandbox.ts'
import { createSessions } from '../../session/sessions.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const clock = { now: () => NOW, offset: () => 0 }
const [GOLD, OTHER] = ['900003', '900006']

describeInSandbox('the social calls', NOW, (opened) => {
  const orm = () => opened().database.orm
  let app: FastifyInstance
  beforeAll(async () => {
    const { database } = opened()
    app = await testApp(database, { ports: testPorts(database, { clock }) })
  })

  async function ask(method: 'GET' | 'POST', url: string, payload?: object, member?: string) {
    const sessions = createSessions({ db: orm(), clock, secret: TEST_SECRET })
    const token = member === undefined ? undefined : (await sessions.begin(member)).token
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, ...reply.json() }
  }

  const comments = async (articleId: string, more: { commentType?: CommentType; pageNumber?: number } = {}) => {
    const body = { pageNumber: 1, pageSize: 10, articleId, sortType: 6, ...more }
    const reply = await ask('POST', '/online/cms-api/product/commentPage', body)
    expect(reply.responseCode).toBe(0)
    const { productCommentPage, paginationDTO } = reply.data as FromSchema<typeof commentPageSchema>
    return { ...productCommentPage, list: productCommentPage.comments, total: paginationDTO.totalCount }
  }

  it('[B7] give a product’s comments by id and by code, the newest first, page by page', async () => {
    const first = await comments('100101')
    const times = first.list.map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await comments('LT100101')).list).toEqual(first.list)
    const second = await comments('100101', { pageNumber: 2 })
    expect(second.list.filter(({ id }) => first.list.some((one) => one.id === id))).toEqual([])
    expect((await comments('100101', { pageNumber: 99 })).list).toEqual([])
  })

  it('say of a picture of a few bytes too many that it is too large', async () => {
    const file = Buffer.alloc(LARGEST_GUEST_PICTURE + 3, 7).toString('base64')
    const { code, message } = await ask('POST', '/online/cms-api/user/uploadCommentPicture', { file }, GOLD)
    expect([code, message]).toEqual(['picture-too-large', problems['picture-too-large'].message])
  })

  it('[B9] sum them up: mean score, rate, counts and sides', async () => {
    const { productComment, productScoreInfos, total } = await comments('200101')
    const { counts } = productComment
    expect(counts.all).toBe(total)
    expect(counts.good + counts.medium + counts.bad).toBe(total)
    expect(productComment.enjoyRate).toBe(`${Math.round((counts.good / total) * 100)}%`)
    expect(productComment.score).toBeGreaterThan(3.5)
    expect(productScoreInfos.map(({ scoreName }) => scoreName).toSorted()).toEqual(
      ['好玩', '服务', '设施', '性价比'].toSorted(),
    )
  })

  it('[B9] say 5 and 100% of a product without comments, and of none', async () => {
    for (const id of ['200109', 'nothing']) {
      const { productComment, list, total } = await comments(id)
      expect([productComment.score, productComment.enjoyRate, total, list]).toEqual([5, '100%', 0, []])
    }
  })

  it('filter comments by their stars and their pictures', async () => {
    for (const [commentType, fits] of [
      ['good', ({ score }: Comment) => score >= 4],
      ['medium', ({ score }: Comment) => score === 3],
      ['bad', ({ score }: Comment) => score <= 2],
      ['picture', ({ pictures }: Comment) => pictures.length > 0],
    ] as const) {
      const { list, total, productComment } = await comments('200101', { commentType })
      expect(list.filter((comment) => !fits(comment))).toEqual([])
      expect(total).toBe(productComment.counts[commentType])
    }
  })

  it('hold back comments that are not let through, that lie in the future, and whose order they are on', async () => {
    const { list } = await comments('200101')
    expect(list.filter(({ id }) => id === 'o202611010002')).toEqual([])
    expect(list.filter(({ createTime }) => createTime > '2026-11-20T12:00:00')).toEqual([])
    expect((await comments('310101')).list.every(({ orderNo }) => orderNo === undefined)).toBe(true)
    expect(await ask('GET', '/online/cms-api/product/commentDetail/o202611010002')).toMatchObject({ status: 404 })
    expect((await ask('GET', '/online/cms-api/product/commentDetail/o202611010001')).data.orderNo).toBeUndefined()
  })

  const user = '/online/cms-api/user'
  it('[B4] tell members how far the comments on their orders have come', async () => {
    const status = async (orderNo: string, member: string) =>
      (await ask('GET', `${user}/queryOrderCommentStatus?orderNo=${orderNo}`, undefined, member)).data.commentStatus
    const orders = [...[1, 2, 3, 4, 5].map((at) => `20261101000${at}`), '90000314', '90000311']
    expect(await Promise.all(orders.map((order) => status(order, GOLD)))).toEqual([1, 0, 9, 2, 3, -1, 3])
    const strange = `${user}/queryOrderCommentStatus?orderNo=${orders[0]}`
    expect(await ask('GET', strange, undefined, OTHER)).toMatchObject({ status: 404 })
  })

  it('[A7, B4] show members their own comments, the hidden one not', async () => {
    const one = (order: string, member: string) =>
      ask('GET', `${user}/queryCommentDetailByOrderNo?orderNo=${order}`, undefined, member)
    expect((await one('202611010002', GOLD)).data).toMatchObject({ orderNo: '202611010002', score: 4 })
    expect(await one('202611010005', GOLD)).toMatchObject({ status: 404 })
    expect(await one('202611010001', OTHER)).toMatchObject({ status: 404 })
    const { comments: own } = (await ask('GET', `${user}/queryMyComments`, undefined, GOLD)).data
    expect(own.map(({ commentStatus }: { commentStatus: number }) => commentStatus)).toEqual([0, 2, 1, 9])
    expect((await ask('GET', `${user}/queryMyComments`, undefined, OTHER)).data.comments).toEqual([])
  })

  const collect = (code: string, member?: string) =>
    ask('POST', `/online/capi/collect/collectOrCancelProduct/${code}`, undefined, member)
  const isCollected = async (code: string, member: string) =>
    (await ask('GET', `/online/capi/collect/checkProductCollect/${code}`, undefined, member)).data.isCollected

  it('[B4] toggle a collect on every call, by id or code, each member’s own', async () => {
    expect((await collect('LT610101', OTHER)).data).toEqual({ isCollected: true })
    expect([await isCollected('610101', OTHER), await isCollected('LT610101', GOLD)]).toEqual([true, false])
    expect((await collect('610101', OTHER)).data).toEqual({ isCollected: false })
    expect(await isCollected('610101', OTHER)).toBe(false)
  })

  it('[B6] want a login to collect', async () => {
    expect(await collect('610101')).toMatchObject({ status: 401, code: 'not-logged-in' })
  })

  it('list what a member collected, those taken off the shelf too', async () => {
    const before = await favorites()
    await collect('650106', OTHER)
    const after = await favorites()
    expect(after.total).toBe(before.total + 1)
    expect(after.products[0]).toMatchObject({ productId: '650106', status: 0, collectedDay: '2026-11-20' })
  })

  it('[B2.10.1, B3] list it with its badge, and its labels in their order', async () => {
    await collect('100101', OTHER)
    const { products } = await favorites()
    const marks = products.map(({ productId, subscriptUrl, labels }: Favorite) => [productId, subscriptUrl, labels])
    expect(marks).toContainEqual(['100101', '/tc-fostay/media/badge-choice.svg', ['亲子', '海景']])
    expect(marks).toContainEqual(['650106', undefined, undefined])
    await collect('100101', OTHER)
  })

  const favorites = async () =>
    (await ask('POST', '/online/capi/collect/queryMyCollects', { pageNumber: 1, pageSize: 20 }, OTHER)).data

  const recommend = async (more: { productType?: number; pageNumber?: number; pageSize?: number } = {}) => {
    const body = { pageNumber: 1, pageSize: 10, productCode: 'LT310106', ...more }
    const { data } = await ask('POST', '/online/cms-api/product/queryRecommendProducts', body)
    return data as { products: Recommendation[]; totalProductTypes: Record<string, number>; total: number }
  }

  it('[B3, B7] recommend what can be bought, what is near first, and never the product itself', async () => {
    const { products, total } = await recommend({ pageSize: 50 })
    const ids = products.map(({ productId }) => productId)
    const never = ['310106', '200106', '200108', '650106', '650104', '650108', '990101', '610904']
    expect(ids.filter((id) => never.includes(id))).toEqual([])
    expect(total).toBeGreaterThan(30)
    expect(products[0]?.parentProductTypeName).toMatch(/玩乐|门票/)
    expect(products.every(({ orders_rate: rate }) => /^\d+%$/.test(rate ?? ''))).toBe(true)
  })

  it('[B3, B7] narrow recommendations to a kind, and name every kind all the same', async () => {
    const all = await recommend()
    const tickets = await recommend({ productType: 30 })
    expect(tickets.products.every(({ parentProductType }) => parentProductType === 30)).toBe(true)
    expect(tickets.totalProductTypes).toEqual(all.totalProductTypes)
    expect(all.totalProductTypes).toMatchObject({ 门票: 30, 酒店: 1 })
  })

  it('[B6] know an agent’s commission; most products have none', async () => {
    const commission = async (code: string) =>
      (await ask('GET', `/online/cms-api/product/commissionInfo/${code}`)).data.otherMinCommission
    expect([await commission('LT610101'), await commission('200101')]).toEqual([58, 0])
  })

  it('[B6, B7] lead a member to the agents’ site, by the key of the brand that they came from', async () => {
    const share = (productCode: string, from?: string, member?: string) =>
      ask('POST', '/online/cms-api/product/commissionShare', { productCode, ...(from && { from }) }, member)
    const urlOf = async (from?: string) =>
      new URL((await share('LT610101', from, GOLD)).data.url as string, 'https://shop.example')
    const { pathname, searchParams } = await urlOf('spice')
    expect([pathname, searchParams.get('productId'), searchParams.get('appKey')]).toEqual([
      ...['/sandbox/agent', '610101', 'lantu-spice'],
    ])
    expect((await urlOf()).searchParams.get('appKey')).toBe('lantu-other')
    const promoted = await readAgentToken(searchParams.get('token') ?? '', SANDBOX_AGENT_SECRET, NOW)
    expect(promoted).toEqual({ memberId: GOLD, productId: '610101' })
    expect((await share('610101')).status, 'a visitor').toBe(401)
    expect((await share('200101', 'spice', GOLD)).status, 'nothing is earned by it').toBe(404)
  })
})
