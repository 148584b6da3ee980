import { parseArgs } from 'node:util'

const USAGE = `npm test                              the gate: checks, tests of the rules, the journeys marked @gate
npm run check                         the same without the journeys in a browser
npm run test:all                      every test there is
npm run test:all -- --shard 2/4       the second quarter of them
npm run test:all -- --changed [ref]   what the change since ref touches; without ref: since the branch left main
npm run test:steady -- [--runs 20] [--load 1] [spec files]   the gate's journeys many times, on a machine with other work
npm run test:times                    what became slower or faster since the run before`

const text = { type: 'string' } as const

const commands = {
  gate: {},
  check: {},
  times: {},
  all: { shard: text, changed: { type: 'boolean' } },
  steady: { runs: { ...text, default: '20' }, load: { ...text, default: '1' } },
} as const

/** What the command line asks for. */
export interface Wanted {
  readonly command: keyof typeof commands
  readonly values: {
    readonly shard?: string
    readonly changed?: boolean
    readonly runs?: string
    readonly load?: string
  }
  /** The commit of `--changed`; the spec files of `steady`. */
  readonly names: readonly string[]
}

const isCommand = (name: string): name is Wanted['command'] => Object.hasOwn(commands, name)

/** @returns how the runner is used, when it is used in another way */
export function readArguments([command = 'gate', ...args]: readonly string[]): Wanted | string {
  if (!isCommand(command)) return USAGE
  try {
    const { values, positionals: names } = parseArgs({ args, options: commands[command], allowPositionals: true })
    const wanted: Wanted = { command, values: values as Wanted['values'], names }
    return isPossible(wanted) ? wanted : USAGE
  } catch {
    return USAGE
  }
}

function isPossible({ command, values, names }: Wanted): boolean {
  const { shard = '1/1', changed, runs = '1', load = '1' } = values
  const [part = 0, of = 0] = /^\d+\/\d+$/.test(shard) ? shard.split('/').map(Number) : []
  const most = command === 'steady' ? Infinity : changed ? 1 : 0
  return (
    part > 0 && part <= of && !(changed && values.shard) && names.length <= most && /^\d+ \d+$/.test(`${runs} ${load}`)
  )
}
