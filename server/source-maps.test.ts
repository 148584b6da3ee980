import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { spawnNode } from '../cli/testing/run.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'

const hook = join(import.meta.dirname, 'source-maps.mjs')

/** Runs a bundle of one line, whose first character is the first of line 11 of shop.ts. */
async function thrown(map: string): Promise<string> {
  const folder = join(temporaryFolder(), 'bundle')
  mkdirSync(folder)
  writeFileSync(join(folder, 'bundle.mjs'), "throw new Error('out of stock')\n")
  writeFileSync(join(folder, 'bundle.mjs.map'), map)
  const { err } = await spawnNode(folder, ['--import', hook, 'bundle.mjs'])
  return err
}

const map = { version: 3, sources: ['shop.ts'], names: [], mappings: 'AAUA' }

describe('the stack of an error in a bundle', () => {
  it('names the line of its source', async () => {
    const told = await thrown(JSON.stringify(map))
    expect(told).toContain('Error: out of stock')
    expect(told).toMatch(/ at shop\.ts:11:1$/m)
  })

  it('names that of the bundle where the map can not be read', async () => {
    const told = await thrown('{ "version"')
    expect(told).toContain('Error: out of stock')
    expect(told).toMatch(/bundle\.mjs:1:7$/m)
  })
})
