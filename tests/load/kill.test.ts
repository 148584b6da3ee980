import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { migratedFolder, openFrom } from '../fixtures/databases.ts'
import { checkPurchases } from './check-purchases.ts'
import { killRounds } from './kill-rounds.ts'
import { newPurchase } from './purchase.ts'

/** The short form of `npm run test:kill`. */
const KILLS = 3

it('keeps every order, payment and refund that was acknowledged, each once, when the server is killed while they are made', async () => {
  const dataDir = await migratedFolder()
  const { orders, payments, refunds, wrong } = await killRounds({ dataDir }, KILLS)
  expect(wrong).toEqual([])
  expect([orders > 0, payments > 0, refunds > 0]).toEqual([true, true, true])
  rmSync(dataDir, { recursive: true, force: true })
}, 240_000)

it('would see an acknowledged order that is not there', async () => {
  const dataDir = await migratedFolder()
  const database = await openFrom({ dataDir })
  const told = { ...newPurchase(1), shoppingId: 'chosen', isBooked: true }
  expect(await checkPurchases(database.orm, [told])).toEqual([])
  expect(await checkPurchases(database.orm, [{ ...told, orderId: '1' }])).toEqual(['order 1 is missing'])
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})
