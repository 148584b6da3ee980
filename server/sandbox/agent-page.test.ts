import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON } from '../../tests/fixtures/sandbox-mall.ts'
import { orders } from '../db/schema.ts'
import { AGENT_TOKEN_LIFE } from '../ports/agents.ts'
import { createSandboxAgents } from '../ports/agents-sandbox.ts'
import { createSandboxClock, type MovableClock } from '../ports/clock.ts'
import { createSandboxWechat } from '../ports/wechat-sandbox.ts'

const [AGENT, BUYER] = ['900003', '900004']

describeInSandbox('the agents’ site of the sandbox', NOON, (opened) => {
  let app: FastifyInstance
  let clock: MovableClock
  const db = () => opened().database.orm
  beforeAll(async () => {
    clock = await createSandboxClock(db())
    const sandbox = { clock, wechat: createSandboxWechat(db(), clock) }
    app = await testApp(opened().database, { ports: testPorts(opened().database, { clock, sandbox }) })
  })
  const addressOf = (productId: string, age = 0) =>
    createSandboxAgents().commissionPage({ productId, memberId: AGENT, source: 'clubmed' }, clock.now() - age)
  const page = async (url: string) => (await app.inject(url)).body

  it('[B6, B7] gives a member a link of their own to the product, and says what it earns', async () => {
    const text = await page(await addressOf('610101'))
    expect(text).toContain('¥58')
    expect(text).toMatch(/\/tc-fostay\/productDetail\/610101\?code=900003&amp;trackCode=agent-clubmed&amp;from=clubmed/)
    expect(text).toContain('<svg')
    expect(text).toContain('还没有')
  })

  it('lists the orders that the member’s links brought, and no others', async () => {
    const [mine, other] = await db().select().from(orders).where(eq(orders.memberId, AGENT)).limit(2)
    const brought = (code: string) => ({ body: { ...mine!.body, origin: { code } } })
    await db().update(orders).set(brought(AGENT)).where(eq(orders.id, mine!.id))
    await db().update(orders).set(brought(BUYER)).where(eq(orders.id, other!.id))
    const text = await page(await addressOf('610101'))
    expect([text.includes(mine!.id), text.includes(other!.id)]).toEqual([true, false])
  })

  it('is closed for a token that is over, for another product, and for a key that is none', async () => {
    const address = await addressOf('610101')
    for (const wrong of [
      ...['/sandbox/agent', address.replace('productId=610101', 'productId=100101')],
      address.replace('appKey=lantu-clubmed', 'appKey=lantu'),
    ])
      expect(await page(wrong)).toContain('这个链接已经过期')
    expect(await page(await addressOf('610101', AGENT_TOKEN_LIFE))).toContain('这个链接已经过期')
  })
})
