import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFile } from './any-file.ts'
import { tryFile } from './try-file.ts'

/** `npm run test:fuzz` tries 100,000 files; each batch has the seed of the run and its own number. */
const RUNS = Number(process.env['FUZZ_FILES'] ?? 300)
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const BATCH = 1000

const batches = Array.from({ length: Math.ceil(RUNS / BATCH) }, (_, at) => ({
  seed: SEED + at,
  runs: Math.min(BATCH, RUNS - at * BATCH),
}))

describe('a file with any mistakes', () => {
  it.each(batches)(
    'is told of or served, without a throw, a crash or a hang: $runs of seed $seed',
    ({ seed, runs }) => {
      const seen = { tried: 0, taken: 0, rendered: 0 }
      fc.assert(
        fc.property(anyFile, (file) => {
          const { isTaken, isRendered } = tryFile(file)
          seen.tried++
          if (isTaken) seen.taken++
          if (isRendered) seen.rendered++
        }),
        { seed, numRuns: runs },
      )
      console.info(`fuzz seed ${seed}: ${JSON.stringify(seen)}`)
      expect(seen.tried).toBe(runs)
      expect(seen.rendered).toBeGreaterThan(runs / 50)
      expect(seen.taken).toBeLessThan(runs)
    },
    600_000,
  )
})
