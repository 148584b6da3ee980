import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import type { Readable } from 'node:stream'

/** What a step's own reporter tells the runner while it runs. */
export type Word =
  /** A file is done. */
  | { readonly file: string; readonly seconds: number }
  /** So many cores are busy from now on. */
  | { readonly cores: number }

interface Ended {
  readonly code: number
  /** CPU seconds of the children that were waited for; undefined where the system does not tell. */
  readonly cpu: number | undefined
}

export interface Child {
  readonly pid: number | undefined
  readonly ended: Promise<Ended>
}

interface Listeners {
  readonly onLine: (line: string) => void
  readonly onWord: (word: Word) => void
}

const isWindows = process.platform === 'win32'

/** What POSIX's shell says at the end on a fourth channel: its own times and those of its children. */
const TIMED = '"$@" 4>&-; code=$?; times >&4; exit $code'

const under = new Set<ChildProcess>()

/** Exit code of a run that was told to end: what ends from then on is followed by nothing. */
let stopCode: number | undefined

/**
 * Starts Node with these arguments in a process group of its own, so that it can be ended with all that it started. Its output
 * comes line by line, whichever of the two streams it was written to.
 */
export function startChild(args: readonly string[], { onLine, onWord }: Listeners): Child {
  const node = [process.execPath, ...args]
  const [command, ...rest] = isWindows ? node : ['/bin/sh', '-c', TIMED, 'sh', ...node]
  const child = spawn(command!, rest, {
    detached: !isWindows,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    env: { ...process.env, ...colours() },
  })
  under.add(child)
  const flushes = [lines(child.stdout!, onLine), lines(child.stderr!, onLine)]
  let times = ''
  ;(child.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => {
    times += text
  })
  child.on('message', (word) => onWord(word as Word))
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      under.delete(child)
      if (stopCode !== undefined) {
        if (under.size === 0) process.exit(stopCode)
        return
      }
      // What a step left running may hold the streams open: its last lines are waited for, and no longer.
      const closed = () => {
        clearTimeout(timer)
        for (const flush of flushes) flush()
        resolve({ code: code ?? (signal ? 1 : 0), cpu: childrenSeconds(times) })
      }
      const timer = setTimeout(closed, 2_000)
      child.once('close', closed)
    })
  })
  return { pid: child.pid, ended }
}

/** A pipe is no terminal, but its lines are shown in one. */
const colours = () => (process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {})

/** Gives on whole lines; what it returns gives on the rest. */
function lines(stream: Readable, onLine: (line: string) => void): () => void {
  let rest = ''
  stream.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split(/\r?\n/)
    rest = parts.pop() ?? ''
    for (const line of parts) onLine(line)
  })
  return () => {
    if (rest !== '') onLine(rest)
    rest = ''
  }
}

/** Seconds of the shell's children, from the second line of `times`: "0m1.230s 0m0.040s". */
export function childrenSeconds(times: string): number | undefined {
  const found = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  if (found.length !== 2) return undefined
  return found.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

/** Ends every step that runs, with all that it started. */
function endChildren(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void {
  for (const { pid } of under) {
    if (pid === undefined) continue
    if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
    else killGroup(pid, signal)
  }
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/** How long (ms) a step may take to clear up after itself before it is killed. */
const PATIENCE = 10_000

/** Ctrl-C and the like end the steps first, so that no server and no browser is left over. */
export function endWithSignals(say: (text: string) => void): void {
  const stop = (signal: 'SIGINT' | 'SIGTERM', code: number) => {
    if (stopCode !== undefined || under.size === 0) process.exit(code)
    stopCode = code
    say(`\n${signal}: the run ends here.`)
    endChildren(signal)
    setTimeout(() => process.exit(code), PATIENCE)
  }
  process.on('SIGINT', () => stop('SIGINT', 130))
  process.on('SIGTERM', () => stop('SIGTERM', 143))
  process.on('SIGHUP', () => stop('SIGTERM', 129))
  process.once('exit', () => endChildren('SIGKILL'))
}
