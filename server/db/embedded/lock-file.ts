import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isRunning, processStart } from './process-start.ts'

const HEARTBEAT = 5_000
/** A holder on another machine (or in another container) counts as gone after this long without a heartbeat. */
const SILENT = 20_000

interface Holder {
  readonly id: string
  readonly pid: number
  readonly started: string | undefined
  readonly host: string
}

export interface LockFile {
  readonly release: () => void
}

/** The folder is in use: two processes on one embedded database silently lose rows. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The database folder ${folder} is in use by process ${pid}. Stop it, or set another DATA_DIR.`)
    this.name = 'FolderInUse'
  }
}

/**
 * Takes a folder for this process; a lock whose holder is gone is taken over.
 * @throws FolderInUse while somebody else holds it
 */
export function takeLock(folder: string): LockFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'pagoda.lock')
  const own: Holder = { id: randomUUID(), pid: process.pid, started: processStart(process.pid), host: hostname() }
  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(path, own)) return held(path, own)
    const holder = read(path)
    if (holder && isAlive(holder, path)) throw new FolderInUse(folder, holder.pid)
    if (holder) removeStale(path, holder)
  }
  throw new FolderInUse(folder, read(path)?.pid ?? 0)
}

/** A link appears with its whole content, and only if the name is free: nobody ever reads half a lock. */
function create(path: string, own: Holder): boolean {
  const draft = `${path}.${own.id}`
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch (error) {
    if (error instanceof SyntaxError) return { id: '', pid: 0, started: undefined, host: hostname() }
    return undefined
  }
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < SILENT
  if (holder.pid <= 0 || !isRunning(holder.pid)) return false
  const started = processStart(holder.pid)
  return holder.started === undefined || started === undefined || started === holder.started
}

/** Moves the stale lock aside; if somebody else was quicker and the lock is already theirs, it goes back. */
function removeStale(path: string, stale: Holder): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
    if (read(aside)?.id !== stale.id) linkSync(aside, path)
  } catch {
    return
  } finally {
    rmSync(aside, { force: true })
  }
}

function held(path: string, own: Holder): LockFile {
  const heartbeat = setInterval(() => touch(path), HEARTBEAT)
  heartbeat.unref()
  return {
    release() {
      clearInterval(heartbeat)
      if (read(path)?.id === own.id) rmSync(path, { force: true })
    },
  }
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The folder may be gone already when a test removes it; the next start sees a stale lock at worst.
  }
}
