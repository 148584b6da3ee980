import { describe, expect, it } from 'vitest'
import { steadyLines } from './steady.ts'
import { readArguments } from './usage.ts'

describe('the command line of the runner', () => {
  it.each([
    [[], { command: 'test', changed: undefined }],
    [['check'], { command: 'check', changed: undefined }],
    [['--changed'], { command: 'test', changed: {} }],
    [['--changed', 'HEAD~3'], { command: 'test', changed: { since: 'HEAD~3' } }],
    [['check', '--changed'], { command: 'check', changed: {} }],
    [['steady'], { command: 'steady', runs: 20, load: 1, filters: [] }],
    [
      ['steady', '--runs', '3', 'menu.spec', '--load', '0'],
      { command: 'steady', runs: 3, load: 0, filters: ['menu.spec'] },
    ],
  ])('%j', (argv, wanted) => {
    expect(readArguments(argv)).toEqual(wanted)
  })

  it.each([
    [['--changd']],
    [['--changed', 'a', 'b']],
    [['check', 'x']],
    [['steady', '--runs']],
    [['steady', '--runs', 'x']],
  ])('%j is answered with the usage', (argv) => {
    expect(readArguments(argv)).toEqual({ mistake: expect.stringContaining('npm run test:steady') })
  })
})

describe('the end of steady runs', () => {
  const report = (...names: string[]) => ({
    count: { passed: 5, failed: names.length, skipped: 0 },
    failures: names.map((name, at) => ({ name, message: `error ${at}` })),
  })

  it('says how often each journey failed, the most frequent first', () => {
    expect(steadyLines([report('a > x'), report(), report('b', 'a > x')]).map((line) => line.trim())).toEqual([
      '✗ in 2 of 3 runs: a > x: error 0',
      '✗ in 1 of 3 runs: b: error 0',
      '1 of 3 runs passed',
    ])
  })
})
