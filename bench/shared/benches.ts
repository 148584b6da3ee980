/** One command of `npm run bench`, in the order of the table in docs/figures.md. */
export interface Bench {
  readonly name: string
  /** What is run: a file, and what it is told. */
  readonly script: readonly string[]
  /** What it is told beside that when only its way is tried, not its figures. */
  readonly quick: readonly string[]
}

const QUICK = ['--quick']
const bench = (name: string): Bench => ({ name, script: [`bench/${name}.mjs`], quick: QUICK })

export const benches: readonly Bench[] = [
  bench('page'),
  bench('peers'),
  bench('home'),
  bench('details'),
  bench('screens'),
  bench('list'),
  bench('size'),
  bench('studio'),
  bench('check'),
  bench('server'),
  bench('requests'),
  bench('orders'),
  { name: 'kill', script: ['tests/load/kill.mjs'], quick: ['--rounds', '2'] },
  { name: 'faults', script: ['tests/load/faults.mjs'], quick: ['--rounds', '1'] },
  bench('oversell'),
  bench('grown'),
  { name: 'fuzz', script: ['tests/fuzz/fuzz.mjs'], quick: ['--runs', '1000'] },
]

/** The benches that were asked for by name; all of them when none was. */
export function chosenBenches(only: string | undefined): readonly Bench[] {
  if (only === undefined) return benches
  const names = only.split(',').filter(Boolean)
  const unknown = names.filter((name) => !benches.some((one) => one.name === name))
  if (unknown.length > 0)
    throw new Error(`no bench ${unknown.join(', ')}: there are ${benches.map(({ name }) => name).join(', ')}`)
  return benches.filter(({ name }) => names.includes(name))
}
