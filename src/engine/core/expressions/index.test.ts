import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Files that a module needs at run time, itself included; type imports vanish. */
function filesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  for (const [, next = ''] of source.matchAll(/^(?:import|export) (?!type)[^;]*? from '([^']+)'/gm)) filesOf(next, seen)
  return seen
}

describe('the door of the run-time half', () => {
  it('brings what evaluates and the door to dates, and nothing that checks or speaks', () => {
    const run = [
      'closures',
      'compile',
      'errors',
      'functions',
      'index',
      'limits',
      'meter',
      'operators',
      'read',
      'read-template',
      'tokens',
      'values',
    ]
    expect([...filesOf('./index.ts')].toSorted()).toEqual(
      [
        ...run.map((name) => `./${name}.ts`),
        ...['domain/count-text', 'domain/dates', 'kit/characters'].map((name) => `../../../${name}.ts`),
      ].toSorted(),
    )
  })

  it('leaves types and sentences to the door of the checker', () => {
    expect([...filesOf('./checker.ts')]).toEqual(expect.arrayContaining(['./check.ts', './problems.ts', './types.ts']))
  })
})
