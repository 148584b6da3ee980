/** What the command line asks for. */
export type Wanted =
  | { readonly command: 'test' | 'check'; readonly changed: { readonly since?: string } | undefined }
  | SteadyWanted
  | { readonly mistake: string }

export interface SteadyWanted {
  readonly command: 'steady'
  readonly runs: number
  /** Cores that are kept busy beside the journeys. */
  readonly load: number
  /** Spec files, or what Playwright takes. */
  readonly filters: readonly string[]
}

const USAGE = `npm test                              everything
npm run check                         everything but the journeys in a browser
npm test -- --changed [ref]           what the change since ref touches; without ref: since the branch left main
npm run test:steady -- [--runs 20] [--load 1] [spec files]   the journeys many times, on a machine with other work`

export function readArguments(argv: readonly string[]): Wanted {
  const [first, ...rest] = argv
  if (first === 'steady') return steadyWanted(rest)
  const command = first === 'check' ? 'check' : 'test'
  const [flag, since, ...more] = first === 'check' ? rest : argv
  if (flag === undefined) return { command, changed: undefined }
  if (flag !== '--changed' || more.length > 0) return { mistake: USAGE }
  return { command, changed: since === undefined ? {} : { since } }
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
