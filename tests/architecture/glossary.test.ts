import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './import-graph.ts'

const rows = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (.+?) *\| (.+?) *\| (.+?) *\| (.*?) *\|$/gm)]
  .map(([, word, chinese, , not]) => ({ word: word!, chinese: chinese!, not: not!.split(', ').filter(Boolean) }))
  .filter(({ word }) => word !== 'word' && !word.startsWith('---'))

const banned = new Set(rows.flatMap(({ not }) => not))

/** Where the words hold: nearly everywhere. The shelf of these is the one that goods stand on. */
const HELD = /^(?:build|cli|schemas|server|src|widgets)\/(?!cart\/shelf|db\/tables\/shelf|off-shelf)/

const isHeld = (file: string) => HELD.test(file) && !/\.test\.tsx?$/.test(file)

const exportedBy = (file: string, text = readFileSync(file, 'utf8')): readonly string[] =>
  parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name } }) => name ?? []),
  )

/** `cachedPlan` is made of kept and plan. */
const wordsOf = (name: string) => name.split(/(?=[A-Z][a-z])|_/).map((word) => word.toLowerCase())

const breaks = (name: string) => banned.has(`${name}()`) || wordsOf(name).some((word) => banned.has(word))

describe('docs/glossary.md', () => {
  it('explains forty words, each once, with the Chinese word', () => {
    expect(new Set(rows.map(({ word }) => word)).size).toBe(40)
    expect(rows.filter(({ chinese }) => !/\p{Script=Han}/u.test(chinese))).toEqual([])
  })

  it('says no word of its own to be another’s wrong one', () => {
    expect(rows.filter(({ word }) => banned.has(word))).toEqual([])
  })

  it('has the words of the names that these export', () => {
    const wrong = sourceFiles()
      .filter(isHeld)
      .flatMap((file) => exportedBy(file).filter(breaks))
    expect(wrong).toEqual([])
  })

  it.each(['keptPlan', 'KeptState', 'withTold', 'own', 'CheckWorld', 'LAST_DEED'])('finds a planted %s', (name) => {
    expect(exportedBy('src/engine/core/bad.ts', `export const ${name} = 1`).filter(breaks)).toEqual([name])
  })

  it.each(['getOwn', 'cachedPlan', 'shown', 'unknownData'])('lets %s be', (name) => {
    expect(breaks(name)).toBe(false)
  })
})
