import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { migratedFolder } from '../fixtures/databases.ts'
import { killRounds } from './kill-rounds.ts'

/** The short form of `npm run test:kill`. */
const KILLS = 3

it('keeps every order, payment, refund, seat of a team, point and help that was acknowledged, each once, when the server is killed while they are made', async () => {
  const dataDir = await migratedFolder()
  const { orders, payments, refunds, seats, byPoints, helps, wrong } = await killRounds({ dataDir }, KILLS)
  expect(wrong).toEqual([])
  const seen = [orders, payments, refunds, seats, byPoints, helps]
  expect(seen.filter((count) => count === 0)).toEqual([])
  rmSync(dataDir, { recursive: true, force: true })
})
