import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { migratedFolder, openFrom } from '../../../tests/fixtures/databases.ts'

const ROUNDS = 3
const WRITES = 60

/** Lets a process write until it has told of enough commits, kills it, and gives the last commit that it told of. */
async function writeAndKill(dataDir: string): Promise<number> {
  const script = 'tests/fixtures/write-until-killed.mjs'
  const writer = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(writer, 'exit')
  let told = 0
  let lines = 0
  for await (const line of createInterface({ input: writer.stdout })) {
    told = Number(line)
    if (++lines === WRITES) writer.kill('SIGKILL')
  }
  const [, signal] = await gone
  expect(signal).toBe('SIGKILL')
  return told
}

it('loses no commit that was told of, and keeps no half of one, when the process is killed while it writes', async () => {
  const dataDir = await migratedFolder()
  for (let round = 1; round <= ROUNDS; round++) {
    const told = await writeAndKill(dataDir)
    const database = await openFrom({ dataDir })
    const { rows } = await database.pool.query(
      'select count(distinct number)::int as pairs, count(*)::int as rows, max(number)::int as last from pairs',
    )
    await database.close()
    const { pairs, rows: all, last } = rows[0]
    expect(last).toBeGreaterThanOrEqual(told)
    expect({ pairs, all }).toEqual({ pairs: last, all: 2 * last })
    expect(told).toBeGreaterThanOrEqual(round * WRITES)
  }
  rmSync(dataDir, { recursive: true, force: true })
})
