import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'

interface Listeners {
  readonly onLine: (line: string) => void
  readonly onMessage: (message: unknown) => void
}

const isWindows = process.platform === 'win32'

const running = new Set<ChildProcess>()

/** Exit code of a run that was told to end: what ends from then on is followed by nothing. */
let stopCode: number | undefined

/**
 * Runs Node with these arguments in a process group of its own, so that it can be ended with all that it started. Its output
 * comes line by line, whichever of the two streams it was written to.
 * @returns its exit code
 */
export function runNode(args: readonly string[], { onLine, onMessage }: Listeners, env = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    detached: !isWindows,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...colours(), ...env },
  })
  running.add(child)
  for (const input of [child.stdout!, child.stderr!]) createInterface({ input }).on('line', onLine)
  child.on('message', onMessage)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      running.delete(child)
      if (stopCode === undefined) {
        // What a step left running may hold the streams open: its last lines are waited for, and no longer.
        child.once('close', () => resolve(code ?? 1))
        setTimeout(() => resolve(code ?? 1), 2_000).unref()
      } else if (running.size === 0) process.exit(stopCode)
    })
  })
}

/** A pipe is no terminal, but its lines are shown in one. */
const colours = () => (process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {})

function endAll(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
    else
      try {
        process.kill(-pid!, signal)
      } catch {
        // It has ended meanwhile.
      }
  }
}

/** How long (ms) a step may take to clear up after itself before it is killed. */
const PATIENCE = 10_000

/** Ctrl-C and the like end the steps first, so that no server and no browser is left over. */
export function endWithSignals(): void {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
    process.on(signal, () => {
      if (stopCode !== undefined || running.size === 0) process.exit(code)
      stopCode = code
      endAll(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
      setTimeout(() => process.exit(code), PATIENCE)
    })
  process.once('exit', () => endAll('SIGKILL'))
}
