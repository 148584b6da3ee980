import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { TEST_SECRET, testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON } from '../../tests/fixtures/sandbox-mall.ts'
import { createSessions } from '../session/sessions.ts'

const MEMBER = '900011'

describeInSandbox('the pages of a shop', NOON, (opened) => {
  const clock = { now: () => NOON, offset: () => 0 }
  const stockChanged = vi.fn()
  let app: FastifyInstance
  let authorization: string
  beforeAll(async () => {
    const { database } = opened()
    const ports = testPorts(database, { clock })
    app = await testApp(database, { ports, shop: { register: () => undefined, stockChanged } })
    const { token } = await createSessions({ db: database.orm, clock, secret: TEST_SECRET }).begin(MEMBER)
    authorization = `Bearer ${token}`
  })
  beforeEach(() => {
    stockChanged.mockClear()
  })
  const receive = (couponId: string, headers = {}) =>
    app.inject({ method: 'POST', url: contracts.receiveCoupon.path, payload: { couponId }, headers })
  const couponIds = async () => {
    const reply = await app.inject({ url: '/online/product/650101/detail' })
    expect(reply.statusCode).toBe(200)
    const all = await app.inject({ url: contracts.productCoupons.path.replace(':productId', '650101') })
    return (all.json().data.coupons as { couponId: string }[]).map(({ couponId }) => couponId)
  }

  it('hear at once of a call that took something, before it is answered', async () => {
    const [couponId = ''] = await couponIds()
    expect(stockChanged).not.toHaveBeenCalled()
    const reply = await receive(couponId, { authorization })
    expect(reply.statusCode).toBe(200)
    expect(stockChanged).toHaveBeenCalledOnce()
  })

  it('hear nothing of calls that were refused', async () => {
    expect((await receive('none')).statusCode).toBe(401)
    expect((await receive('none', { authorization })).statusCode).toBeGreaterThanOrEqual(400)
    expect(stockChanged).not.toHaveBeenCalled()
  })
})
