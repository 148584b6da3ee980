import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file))

/** A page of rules that carry numbers, and the tests that are under it. */
interface Spec {
  readonly file: string
  readonly rules: readonly string[]
  readonly tests: readonly string[]
}

const rulesOf = (text: string) => [...text.matchAll(/^- \*\*(R\d+)\*\* /gm)].map(([, rule]) => rule!)

/** Rule numbers at the beginning of the titles of tests: `it('[R8] ...')`, `it('[R8, R9] ...')`. */
const citedIn = (text: string) =>
  [...text.matchAll(/\b(?:it|test)(?:\.each)?\b[^'"`]*?['"`]\[(R\d[^\]]*)\]/g)].flatMap(
    ([, cited]) => cited!.match(/R\d+/g) ?? [],
  )

/** A test belongs to the nearest page of rules above it. */
function specOf(file: string): string | undefined {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
    if (specs.includes(`${folder}/SPEC.md`)) return `${folder}/SPEC.md`
  return undefined
}

const specs = files.filter((file) => file.endsWith('/SPEC.md') && rulesOf(readFileSync(file, 'utf8')).length > 0)
const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/'))
const cited = (of: readonly string[]) => of.flatMap((file) => citedIn(readFileSync(file, 'utf8')))
const missing = (wanted: readonly string[], found: readonly string[]) =>
  [...new Set(wanted)].filter((rule) => !found.includes(rule))

const all: Spec[] = specs.map((file) => ({
  file,
  rules: rulesOf(readFileSync(file, 'utf8')),
  tests: tests.filter((test) => specOf(test) === file),
}))

describe('pages of numbered rules', () => {
  it('are where the engine has its own', () => {
    expect(specs).toContain('src/engine/core/SPEC.md')
  })

  it('are the only place that a test cites a rule of', () => {
    expect(tests.filter((test) => specOf(test) === undefined && cited([test]).length > 0)).toEqual([])
  })
})

describe.each(all)('$file', (spec) => {
  it('has each number once, in order', () => {
    const numbers = spec.rules.map((rule) => Number(rule.slice(1)))
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  })

  it('has a test for every rule', () => {
    expect(missing(spec.rules, cited(spec.tests))).toEqual([])
  })

  it('has a rule for every number that a test cites', () => {
    expect(missing(cited(spec.tests), spec.rules)).toEqual([])
  })
})

describe('a citation', () => {
  it('is read from plain, listed and several titles, and from nothing else', () => {
    const text = "it('[R1] a', x)\nit.each([1])('[R2, R3] b', y)\nit(`[R4] c`, z)\nconst note = '[R5]'\n// [R6]"
    expect(citedIn(text)).toEqual(['R1', 'R2', 'R3', 'R4'])
  })
})
