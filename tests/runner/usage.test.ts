import { describe, expect, it } from 'vitest'
import { steadyLines } from './steady.ts'
import { readArguments } from './usage.ts'

describe('the command line of the runner', () => {
  it.each([
    [[], { command: 'gate' }],
    [['check'], { command: 'check' }],
    [['all'], { command: 'all' }],
    [['all', '--shard', '2/4'], { command: 'all', shard: { part: 2, of: 4 } }],
    [['all', '--changed'], { command: 'all', changed: {} }],
    [['all', '--changed', 'HEAD~3'], { command: 'all', changed: { since: 'HEAD~3' } }],
    [['steady'], { command: 'steady', runs: 20, load: 1, filters: [] }],
    [
      ['steady', '--runs', '3', 'menu.spec', '--load', '0'],
      { command: 'steady', runs: 3, load: 0, filters: ['menu.spec'] },
    ],
  ])('%j', (argv, wanted) => {
    expect(readArguments(argv)).toEqual(wanted)
  })

  it.each([
    [['--changed']],
    [['all', '--changed', 'a', 'b']],
    [['all', '--shard']],
    [['all', '--shard', '5/4']],
    [['all', '--shard', '0/4']],
    [['check', 'x']],
    [['steady', '--runs']],
    [['steady', '--runs', 'x']],
  ])('%j is answered with the usage', (argv) => {
    expect(readArguments(argv)).toEqual({ mistake: expect.stringContaining('npm run test:steady') })
  })
})

describe('the end of steady runs', () => {
  const failed = (...names: string[]) => names.map((name, at) => ({ name, message: `error ${at}` }))

  it('says how often each journey failed, the most frequent first', () => {
    expect(steadyLines([failed('a > x'), failed(), failed('b', 'a > x')]).map((line) => line.trim())).toEqual([
      '✗ in 2 of 3 runs: a > x: error 0',
      '✗ in 1 of 3 runs: b: error 0',
      '1 of 3 runs passed',
    ])
  })
})
