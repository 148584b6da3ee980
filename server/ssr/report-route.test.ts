import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { reportRoute } from './report-route.ts'

const problem = { page: 'home', block: 'deals', widget: 'package-offers', code: 'widget-crashed', message: 'boom' }

function reports(now: () => number = () => 0) {
  const logged: unknown[] = []
  const told: string[] = []
  const app = fastify()
  reportRoute(
    app,
    { warn: (detail: unknown) => void logged.push(detail) },
    { now, onReport: (page) => void told.push(page) },
  )
  const send = (payload: object) => app.inject({ method: 'POST', url: '/tc-fostay/_report', payload })
  return { logged, told, send }
}

describe('a block that failed in a browser', () => {
  it('stands in the log with page, block, widget and reason', async () => {
    const { logged, told, send } = reports()
    expect((await send(problem)).statusCode).toBe(204)
    expect(logged).toEqual([{ report: problem }])
    expect(told).toEqual(['home'])
  })

  it('is refused when it is more or larger than that', async () => {
    const { logged, send } = reports()
    expect((await send({ ...problem, message: 'x'.repeat(501) })).statusCode).toBe(400)
    expect((await send({ page: 'home' })).statusCode).toBe(400)
    expect((await send({ ...problem, message: 'x'.repeat(5000) })).statusCode).toBe(413)
    expect(logged).toEqual([])
  })

  it('is logged at most 60 times a minute, and again in the next one', async () => {
    let time = 0
    const { logged, send } = reports(() => time)
    for (let turn = 0; turn < 70; turn += 1) await send(problem)
    expect(logged).toHaveLength(60)
    time = 60_000
    await send(problem)
    expect(logged).toHaveLength(61)
  })
})
