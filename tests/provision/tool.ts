import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'

/** A program with its arguments. */
export interface Command {
  readonly command: string
  readonly args: readonly string[]
  /** Windows starts npm through its shell only. */
  readonly shell?: boolean
}

interface Limits {
  readonly seconds: number
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** What it prints is shown while it works. */
  readonly shown?: boolean
}

/** Runs a tool to its end, or to the end of its time; throws with the cause when it fails. */
export function runTool(
  { command, args, shell = false }: Command,
  { seconds, cwd, env, shown = false }: Limits,
): string {
  const { status, error, stdout, stderr } = spawnSync(command, [...args], {
    shell,
    cwd,
    encoding: 'utf8',
    timeout: seconds * 1000,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
    stdio: ['ignore', shown ? 'inherit' : 'pipe', 'pipe'],
  })
  const name = basename(command)
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    throw new Error(`${name} was not ready after ${seconds} s`)
  if (error) throw new Error(`${name} could not be run: ${error.message}`)
  if (status !== 0) throw new Error(causeOf(stderr) || `${name} ended with ${status ?? 'a signal'}`)
  return stdout ?? ''
}

/** The first line of a complaint that says what is wrong. */
export function causeOf(complaint: string): string {
  const lines = complaint.split('\n').map((line) => line.trim())
  const telling = lines.find(
    (line) => /^(?:npm )?(?:error|e:)/i.test(line) && !/^npm error (?:code|syscall|errno|path)\b/i.test(line),
  )
  return telling ?? lines.find((line) => line !== '') ?? ''
}

/** npm as it was started for this run, else the one on the PATH. */
export function npm(
  args: readonly string[],
  { platform, env, execPath } = process as Pick<NodeJS.Process, 'platform' | 'env' | 'execPath'>,
): Command {
  const cli = env['npm_execpath']
  if (cli && /npm-cli\.c?js$/.test(cli)) return { command: execPath, args: [cli, ...args] }
  return platform === 'win32' ? { command: 'npm.cmd', args, shell: true } : { command: 'npm', args }
}
