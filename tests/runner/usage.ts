/** What the command line asks for. */
export type Wanted =
  | { readonly command: 'gate' | 'check' }
  | { readonly command: 'all'; readonly shard?: Shard; readonly changed?: { readonly since?: string } }
  | SteadyWanted
  | { readonly mistake: string }

/** A part of the tests: the second of four. */
export interface Shard {
  readonly part: number
  readonly of: number
}

export interface SteadyWanted {
  readonly command: 'steady'
  readonly runs: number
  /** Cores that are kept busy beside the journeys. */
  readonly load: number
  /** Spec files, or what Playwright takes; the gate's journeys when there are none. */
  readonly filters: readonly string[]
}

const USAGE = `npm test                              the gate: checks, tests of the rules, the journeys marked @gate
npm run check                         the same without the journeys in a browser
npm run test:all                      every test there is
npm run test:all -- --shard 2/4       the second quarter of them
npm run test:all -- --changed [ref]   what the change since ref touches; without ref: since the branch left main
npm run test:steady -- [--runs 20] [--load 1] [spec files]   the gate's journeys many times, on a machine with other work`

export function readArguments(argv: readonly string[]): Wanted {
  const [first, ...rest] = argv
  if (first === undefined) return { command: 'gate' }
  if (first === 'check' && rest.length === 0) return { command: 'check' }
  if (first === 'all') return allWanted(rest)
  if (first === 'steady') return steadyWanted(rest)
  return { mistake: USAGE }
}

function allWanted([flag, value, ...more]: readonly string[]): Wanted {
  if (more.length > 0) return { mistake: USAGE }
  if (flag === undefined) return { command: 'all' }
  if (flag === '--changed') return { command: 'all', changed: value === undefined ? {} : { since: value } }
  const shard = flag === '--shard' ? shardOf(value ?? '') : undefined
  return shard ? { command: 'all', shard } : { mistake: USAGE }
}

function shardOf(text: string): Shard | undefined {
  const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  return part >= 1 && part <= of ? { part, of } : undefined
}

function steadyWanted(argv: readonly string[]): Wanted {
  const numbers = { '--runs': 20, '--load': 1 }
  const filters: string[] = []
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at]!
    if (word !== '--runs' && word !== '--load') filters.push(word)
    else if (/^\d+$/.test(argv[at + 1] ?? '')) numbers[word] = Number(argv[++at])
    else return { mistake: USAGE }
  }
  return { command: 'steady', runs: numbers['--runs'], load: numbers['--load'], filters }
}
