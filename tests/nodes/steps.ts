/** A part of the trial: what npm is asked, one after the other. */
export interface Step {
  readonly name: string
  readonly npm: readonly (readonly string[])[]
  /** Runs only when it is asked for by name. */
  readonly optional?: boolean
}

/** Where the code touches Node itself: processes, files, streams, modules. */
const TOUCHES_NODE = [
  'server/start.test.ts',
  'server/db',
  'server/plugins',
  'cli',
  'build',
  'tests/provision',
  'tests/architecture',
]

const exec = (...command: string[]) => ['exec', '--', ...command]

export const STEPS: readonly Step[] = [
  { name: 'ci', npm: [['ci', '--no-audit', '--no-fund']] },
  { name: 'types', npm: [['run', 'types']], optional: true },
  { name: 'build', npm: [['run', 'build']], optional: true },
  { name: 'unit', npm: [exec('vitest', 'run', ...TOUCHES_NODE)], optional: true },
  { name: 'check', npm: [['run', 'check']] },
  {
    name: 'smoke',
    npm: [
      exec('node', 'tests/provision/provision.mjs'),
      exec('playwright', 'test', '--reporter=list', 'tests/journeys/smoke.spec.ts'),
    ],
  },
]
