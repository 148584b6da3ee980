import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os'
import { join } from 'node:path'

/** A row of the table in docs/figures.md. */
export interface Row {
  readonly what: string
  /** What has to hold, as it is read. */
  readonly bound: string
  /** What was seen, with its spread. */
  readonly measured: string
  readonly isMet: boolean
}

/** What one bench saw, and where and when: the figures of docs/figures.md come from these files and from nowhere else. */
export interface Result {
  readonly command: string
  readonly machine: string
  readonly date: string
  readonly rows: readonly Row[]
}

/** Results that docs/figures.md quotes; they are committed with it. */
export const KEPT_RESULTS = 'bench/results'
/** Results of the last runs, which nobody quotes yet. */
export const LAST_RESULTS = 'test-results/bench'

const GIGABYTE = 2 ** 30

function machine(): string {
  const model = (cpus()[0]?.model ?? '').trim()
  const memory = `${Math.round(totalmem() / GIGABYTE)} GB`
  return `${availableParallelism()} cores${model && ` (${model})`}, ${memory}, ${platform()} ${arch()}, Node ${process.versions.node}`
}

/** Leaves what a bench saw for `npm run bench`, which prints it and writes it into docs/figures.md. */
export function writeResult(name: string, command: string, rows: readonly Row[]): void {
  const result: Result = { command, machine: machine(), date: new Date().toISOString().slice(0, 10), rows }
  mkdirSync(LAST_RESULTS, { recursive: true })
  writeFileSync(join(LAST_RESULTS, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
}

/** The results in a folder by the names of their benches. */
export function readResults(folder: string): ReadonlyMap<string, Result> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(
    files.map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}
