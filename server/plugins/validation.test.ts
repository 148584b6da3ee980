import { fastify } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { problemHandlers } from './problems.ts'
import { strictValidation } from './validation.ts'

describe('a number in an address', () => {
  const app = fastify()
  problemHandlers(app)
  strictValidation(app)
  const numbers = {
    type: 'object',
    properties: {
      year: { type: 'integer', minimum: 2000 },
      price: { type: 'number' },
      sizes: { type: 'array', items: { type: 'integer' } },
    },
    additionalProperties: false,
  } as const
  app.get('/at/:year', { schema: { params: numbers, querystring: numbers } }, async ({ params, query }) => [
    params,
    query,
  ])
  afterAll(() => app.close())

  const endless = [
    '1e400',
    '9007199254740993',
    '9'.repeat(90),
    '1e20',
    '-1e400',
    '9'.repeat(400),
    'Infinity',
    '-Infinity',
  ]
  it.each(
    endless.flatMap((number) => [
      `2026?year=${number}`,
      `2026?price=${number}`,
      `2026?sizes=1&sizes=${number}`,
      ...(number.length < 100 ? [number] : []),
    ]),
  )('that is larger than any is refused: %s', async (address) => {
    const reply = await app.inject(`/at/${address}`)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-request'])
  })

  it('that is within its bounds is read as one', async () => {
    const reply = await app.inject('/at/2026?price=1e0&sizes=1&sizes=2')
    expect([reply.statusCode, reply.json()]).toEqual([200, [{ year: 2026 }, { price: 1, sizes: [1, 2] }]])
  })
})
