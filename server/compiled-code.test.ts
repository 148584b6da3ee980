import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { compiledCode } from './compiled-code.mjs'

let built: string
let kept: string

beforeEach(() => {
  built = join(temporaryFolder(), 'built')
  kept = join(temporaryFolder(), 'kept')
  mkdirSync(built)
})

function write(name: string, text: string): string {
  const file = join(built, name)
  writeFileSync(file, text)
  return file
}

const servedFiles = () => readdirSync(kept).map((name) => join(kept, name))

/** As a process that starts, and keeps what it compiled. */
function start(file: string): unknown {
  const { load, keep } = compiledCode(kept)
  const exported = load(file)
  keep()
  return exported
}

describe('code that was compiled before', () => {
  it('is not compiled again while nothing of it changed', () => {
    const file = write('shop.js', 'exports.name = () => "Lantu"')
    start(file)
    const { load, keep } = compiledCode(kept)
    load(file)
    for (const path of servedFiles()) writeFileSync(path, '')
    keep()
    expect(servedFiles().map((path) => readFileSync(path).length)).toEqual([0])
  })

  it('is not run where the file says something else now, of the same length', () => {
    expect(start(write('shop.js', 'exports.price = 1'))).toEqual({ price: 1 })
    expect(start(write('shop.js', 'exports.price = 2'))).toEqual({ price: 2 })
  })

  it('is compiled again where what was kept is damaged', () => {
    const file = write('shop.js', 'exports.price = () => 1 + 1')
    start(file)
    const [path = ''] = servedFiles()
    const whole = readFileSync(path)
    writeFileSync(path, Buffer.concat([whole.subarray(0, -64), Buffer.alloc(64)]))
    expect(start(file)).toHaveProperty('price')
    expect(readFileSync(path)).toEqual(whole)
  })

  it('runs where its folder can not be written', () => {
    const file = write('shop.js', 'exports.price = 1')
    const { load, keep } = compiledCode(join(file, 'no-folder'))
    expect(load(file)).toEqual({ price: 1 })
    expect(keep).not.toThrow()
  })
})

describe('a file that is loaded', () => {
  it('is run once for all who require it, also by each other', () => {
    write(
      'shelf.js',
      'const shop = require("./shop.js"); exports.of = () => shop.name; exports.runs = (globalThis.runs = (globalThis.runs ?? 0) + 1)',
    )
    const shop = write(
      'shop.js',
      'exports.name = "Lantu"; const shelf = require("./shelf.js"); exports.shelf = require("./shelf.js").of() + shelf.runs',
    )
    expect(start(shop)).toEqual({ name: 'Lantu', shelf: 'Lantu1' })
  })

  it('gets packages and the system from Node', () => {
    expect(start(write('shop.js', 'exports.join = require("node:path").join'))).toEqual({ join })
  })

  it('names itself and the place in an error', () => {
    const shop = write('shop.js', 'exports.fail = () => { throw new Error("sold out") }')
    const { fail } = start(shop) as { fail: () => void }
    const stack = () => {
      try {
        return fail()
      } catch (error) {
        return (error as Error).stack
      }
    }
    expect(stack()).toMatch(/shop\.js:1:30\)/)
  })
})
