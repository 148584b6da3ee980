import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { plainAnswerHeaders, plainPolicy, securityHeaders } from './security.ts'

it('an answer that goes past the framework says of its safety what all others say, but for what it may load', async () => {
  const app = fastify()
  await securityHeaders(app)
  app.get('/', async (_request, reply) => reply.code(204).send())
  const { headers } = await app.inject('/')
  const { 'content-security-policy': policy, connection, date, ...said } = headers
  expect([connection, date].every((one) => one !== undefined)).toBe(true)
  expect(policy).toBe(plainPolicy)
  expect(plainAnswerHeaders).toEqual(said)
  await app.close()
})
