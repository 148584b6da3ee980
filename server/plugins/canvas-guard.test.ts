import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { Contract } from '../../schemas/api/contract.ts'
import { canvasGuard } from './canvas-guard.ts'

async function statusOf(contract: Pick<Contract, 'method' | 'page'>, headers: Readonly<Record<string, string>>) {
  const app = fastify()
  app.route({ method: 'POST', url: '/', onRequest: canvasGuard(contract), handler: async () => ({}) })
  const { statusCode } = await app.inject({ method: 'POST', url: '/', headers })
  await app.close()
  return statusCode
}

const fromCanvas = { 'x-pagoda-canvas': '1' }
const all: readonly Contract[] = Object.values(contracts)

describe('[C1] a call of the canvas', () => {
  it('is answered where it only asks', async () => {
    expect(await statusOf(contracts.productPackageList, fromCanvas)).toBe(200)
  })

  it.each(all.filter(({ submit }) => submit).map((contract) => [contract.name, contract] as const))(
    'is refused as %s, which a page submits',
    async (_name, contract) => {
      expect(await statusOf({ ...contract, method: 'POST' }, fromCanvas)).toBe(403)
      expect(await statusOf(contract, {})).toBe(200)
    },
  )

  it.each(['saveOrder', 'savePlayOrder', 'bookOrder', 'orderRefundApply', 'cancelOrder', 'receiveOrder'] as const)(
    'never makes %s',
    async (name) => {
      const contract: Contract = contracts[name]
      expect([contract.method, await statusOf(contract, fromCanvas)]).toEqual(['POST', 403])
    },
  )
})
