import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

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
