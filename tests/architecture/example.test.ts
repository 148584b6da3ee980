import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isTest } from './layers.ts'

const ROOT = 'examples/minimal'
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'))
  .filter((file) => !/\/(?:node_modules|dist)\/|package-lock/.test(file))
const textOf = (file: string) => readFileSync(file, 'utf8')

describe('examples/minimal, which `pagoda new app` writes', () => {
  it('is a site in under 150 lines: all of its files', () => {
    const lines = files.reduce((sum, file) => sum + textOf(file).trimEnd().split('\n').length, 0)
    expect(files.length).toBeGreaterThan(10)
    expect(lines).toBeLessThan(150)
  })
})

/** What this still has of the shop: its prefix. */
const OF_THE_SHOP = ['schemas/page/route.ts']

describe('what the package is made of', () => {
  it('names neither the shop nor its addresses: a site of somebody else’s reads it', () => {
    const sources = ['src/engine', 'schemas/page'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
        .filter((file) => /\.tsx?$/.test(file) && !isTest(file)),
    )
    const named = sources.filter((file) => /澜途|lantu|tc-fostay|银卡|clubmed/i.test(textOf(file)))
    expect(named.filter((file) => !/\/(?:fake|test)-/.test(file)).toSorted()).toEqual(OF_THE_SHOP)
  })
})
