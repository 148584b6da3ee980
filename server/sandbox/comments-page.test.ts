import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { comments } from '../db/schema.ts'
import { createSandboxClock } from '../ports/clock.ts'
import { createSandboxWechat } from '../ports/wechat-sandbox.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
/** One that waits to be looked at. */
const WAITING = 'o202611010002'

describeInSandbox('the desk of comments', NOW, (opened) => {
  let app: FastifyInstance
  const forget = vi.fn()
  const orm = () => opened().database.orm
  beforeAll(async () => {
    const clock = await createSandboxClock(orm())
    const wechat = createSandboxWechat(orm(), clock)
    app = await testApp(opened().database, {
      ports: testPorts(opened().database, { clock, sandbox: { clock, wechat } }),
      shop: { register: () => undefined, forget },
    })
  })

  const page = async () => (await app.inject('/sandbox/comments')).body
  const send = async (fields: Record<string, string>) =>
    (
      await app.inject({
        method: 'POST',
        url: '/sandbox/comments',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    ).statusCode
  const found = async () => (await orm().select().from(comments).where(eq(comments.id, WAITING)))[0]

  it('sees what waits, with its words and pictures', async () => {
    const text = await page()
    expect(text).toContain(`aria-label="通过 ${WAITING}"`)
    expect(text).toContain('造浪池好玩')
    expect(text).toContain('water-park-1-924x612.webp')
  })

  it('takes no decision without what its writer is to read', async () => {
    expect(await send({ id: WAITING, decision: 'refuse', note: ' ' })).toBe(400)
    expect(await send({ id: WAITING, decision: 'reply' })).toBe(400)
    expect(await send({ id: WAITING, decision: 'burn' })).toBe(400)
    expect((await found())?.status).toBe(0)
  })

  it('lets it through, answers it, asks for more, and takes it away; pages of before are forgotten', async () => {
    forget.mockClear()
    expect(await send({ id: WAITING, decision: 'approve' })).toBe(303)
    expect(forget).toHaveBeenCalled()
    expect(await send({ id: WAITING, decision: 'reply', note: '欢迎再来' })).toBe(303)
    expect(await found()).toMatchObject({ status: 1, body: { reply: '欢迎再来' } })
    expect(await page()).toContain(`aria-label="请补充 ${WAITING}"`)
    await send({ id: WAITING, decision: 'invite' })
    expect((await found())?.status).toBe(9)
    await send({ id: WAITING, decision: 'hide' })
    expect((await found())?.status).toBe(3)
    expect(await page()).not.toContain(`aria-label="回复 ${WAITING}"`)
  })
})
