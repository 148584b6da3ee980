import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** A process as the system lists it. */
export interface Listed {
  readonly pid: number
  readonly parent: number
  /** CPU seconds of its own so far. */
  readonly cpu: number
}

/** Linux counts in hundredths of a second for programs, whatever the kernel's own clock is. */
const TICK = 0.01

function listOfProc(): Listed[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      return [fromStat(Number(name), readFileSync(`/proc/${name}/stat`, 'utf8'))]
    } catch {
      return []
    }
  })
}

/** @param stat "12 (a name) S 1 ...": the name may hold anything, so what counts begins behind its last bracket */
export function fromStat(pid: number, stat: string): Listed {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { pid, parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) * TICK }
}

/** @param text lines of `ps -o pid=,ppid=,time=`: "12 1 1-02:03:04.50" */
export function fromPs(text: string): Listed[] {
  return text.split('\n').flatMap((line) => {
    const [pid, parent, time] = line.trim().split(/\s+/)
    if (!time) return []
    const [clock = '', days = '0'] = time.split('-').toReversed()
    const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    return [{ pid: Number(pid), parent: Number(parent), cpu: Number(days) * 86_400 + seconds }]
  })
}

/** Every process; undefined where the system does not tell (Windows). */
function processes(): Listed[] | undefined {
  if (process.platform === 'linux') return listOfProc()
  if (process.platform === 'win32') return undefined
  return fromPs(execFileSync('ps', ['-axo', 'pid=,ppid=,time='], { encoding: 'utf8' }))
}

/**
 * CPU seconds of a process and all that it started, as last seen. What was seen once stays counted, whoever its parent becomes: a
 * browser outlives the worker that started it, and Node knows the usage of no child at all.
 */
export function familyCpu(root: number) {
  const family = new Map<number, number>([[root, 0]])
  return {
    see(listed: readonly Listed[]): void {
      for (let size = 0; size !== family.size;) {
        size = family.size
        for (const { pid, parent } of listed) if (family.has(parent) && !family.has(pid)) family.set(pid, 0)
      }
      for (const { pid, cpu } of listed) if (family.has(pid)) family.set(pid, Math.max(cpu, family.get(pid)!))
    },
    seconds: () => [...family.values()].reduce((sum, own) => sum + own, 0),
  }
}

/** How often (ms) the list of processes is read. */
const PERIOD = 1_000

/** Follows families of processes until it is stopped. */
export function watchCpu() {
  const families = new Set<ReturnType<typeof familyCpu>>()
  const look = () => {
    if (families.size === 0) return
    const listed = processes() ?? []
    for (const family of families) family.see(listed)
  }
  const timer = setInterval(look, PERIOD)
  timer.unref()
  return {
    /** @returns the family's CPU seconds, after which it is followed no more */
    follow(root: number): () => number {
      const family = familyCpu(root)
      families.add(family)
      return () => {
        families.delete(family)
        return family.seconds()
      }
    },
    stop: () => clearInterval(timer),
  }
}

/** Core seconds of the whole machine since it started: in which nothing ran, and in which anybody's programs did. */
export function machineSeconds(): { readonly idle: number; readonly busy: number } {
  const times = cpus().map((cpu) => cpu.times)
  const sum = (of: (own: (typeof times)[number]) => number) => times.reduce((all, own) => all + of(own), 0) / 1000
  return { idle: sum(({ idle }) => idle), busy: sum(({ user, nice, sys, irq }) => user + nice + sys + irq) }
}
