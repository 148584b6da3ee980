import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { main } from '../main.ts'
import { repository } from './project.ts'

export interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** A file of TypeScript as the tests read it. */
export const importFile = (file: string): Promise<unknown> => import(pathToFileURL(file).href)

/** Runs a command line inside this process. English unless the line says otherwise. */
export const pagoda = (cwd: string, ...argv: string[]): Promise<Outcome> => pagodaWith({}, cwd, ...argv)

/** As `pagoda`, with settings of its environment. */
export async function pagodaWith(
  settings: Readonly<Record<string, string>>,
  cwd: string,
  ...argv: string[]
): Promise<Outcome> {
  const lines: { out: string[]; err: string[] } = { out: [], err: [] }
  const code = await main(argv, {
    out: (text) => void lines.out.push(text),
    err: (text) => void lines.err.push(text),
    cwd,
    env: { LANG: 'en_GB.UTF-8', ...settings },
    colour: false,
    importFile,
  })
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') }
}

/** Runs a command line as a person does: a process of its own. */
export async function spawnPagoda(cwd: string, ...argv: string[]): Promise<Outcome> {
  return spawnNode(cwd, [join(repository, 'cli', 'bin.mjs'), ...argv])
}

export async function spawnNode(
  cwd: string,
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const own = { LC_ALL: 'en_GB.UTF-8', NO_COLOR: '1', ...env }
  const child = spawn(process.execPath, argv, { cwd, env: { ...process.env, ...own } })
  const texts = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exit) => resolve(exit ?? -1))
  })
  return { code, ...texts }
}
