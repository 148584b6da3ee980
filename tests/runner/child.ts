import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import type { Readable } from 'node:stream'

/** What a step's own reporter tells the runner while it runs. */
export type Word =
  /** A file is done. */
  | { readonly file: string; readonly seconds: number }
  /** So many cores are busy from now on. */
  | { readonly cores: number }

export interface Child {
  /** Its exit code. */
  readonly ended: Promise<number>
}

interface Listeners {
  readonly onLine: (line: string) => void
  readonly onWord: (word: Word) => void
}

const isWindows = process.platform === 'win32'

const under = new Set<ChildProcess>()

/** Exit code of a run that was told to end: what ends from then on is followed by nothing. */
let stopCode: number | undefined

/**
 * Starts Node with these arguments in a process group of its own, so that it can be ended with all that it started. Its output
 * comes line by line, whichever of the two streams it was written to.
 */
export function startChild(
  args: readonly string[],
  { onLine, onWord }: Listeners,
  env: Readonly<Record<string, string>> = {},
): Child {
  const child = spawn(process.execPath, args, {
    detached: !isWindows,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...colours(), ...env },
  })
  under.add(child)
  const flushes = [lines(child.stdout!, onLine), lines(child.stderr!, onLine)]
  child.on('message', (word) => onWord(word as Word))
  const ended = new Promise<number>((resolve, reject) => {
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
        resolve(code ?? (signal ? 1 : 0))
      }
      const timer = setTimeout(closed, 2_000)
      child.once('close', closed)
    })
  })
  return { ended }
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
