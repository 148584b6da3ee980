import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { migratedFolder } from '../fixtures/databases.ts'
import { killRounds } from './kill-rounds.ts'

/** The short form of `npm run test:kill`. */
const KILLS = 3

it('keeps every order, payment and refund that was acknowledged, each once, when the server is killed while they are made', async () => {
  const dataDir = await migratedFolder()
  const { orders, payments, refunds, wrong } = await killRounds({ dataDir }, KILLS)
  expect(wrong).toEqual([])
  expect([orders > 0, payments > 0, refunds > 0]).toEqual([true, true, true])
  rmSync(dataDir, { recursive: true, force: true })
}, 240_000)
