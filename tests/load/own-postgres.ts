import { execFile, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { binaries, freePort, serverUser } from '../fixtures/postgres.ts'

const run = promisify(execFile)

/** A PostgreSQL server of one's own, that may be treated badly. It writes through to the disk, as in a shop. */
export interface OwnPostgres {
  readonly url: string
  /** Ends every connection, whatever it is used for. */
  readonly cut: () => Promise<void>
  /** `fast` undoes what is under way and ends; `immediate` ends as in a crash, and recovers when it starts. */
  readonly restart: (mode: 'fast' | 'immediate') => Promise<void>
  /** For so many ms it takes connections and statements, and answers nothing. */
  readonly fallSilent: (ms: number) => Promise<void>
  /** Ends it and removes its folder. */
  readonly stop: () => Promise<void>
}

/** Why there can be none on this machine; undefined when there can. */
export const missingOwnPostgres = (): string | undefined =>
  binaries() ? undefined : 'no PostgreSQL to restart: install the Debian package postgresql'

/** Removes the server when this process is gone, however that went: it is a daemon, and would stay, silent for ever if it was just then. */
const WATCH = `while [ -d "/proc/$WATCHED" ]; do sleep 1; done
first=$(head -n 1 "$FOLDER/data/postmaster.pid") && kill -CONT $first $(ps -o pid= --ppid $first)
"$0" -D "$FOLDER/data" -m immediate stop; rm -rf "$FOLDER"`

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const bin = binaries()
  if (!bin) throw new Error(missingOwnPostgres())
  const folder = mkdtempSync(join(tmpdir(), 'pagoda-own-postgres-'))
  const data = join(folder, 'data')
  const owner = serverUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const port = await freePort()
  const control = join(bin, 'pg_ctl')
  const pgCtl = (...words: readonly string[]) =>
    run(control, ['-D', data, '-s', '-w', '-l', join(folder, 'log'), ...words], { ...owner, cwd: '/' })
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(join(bin, 'initdb'), init, { ...owner, cwd: '/' })
  await pgCtl('-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, 'start')
  const env = { ...process.env, WATCHED: String(process.pid), FOLDER: folder }
  spawn('sh', ['-c', WATCH, control], { ...owner, env, cwd: '/', stdio: 'ignore', detached: true }).unref()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    cut: () =>
      onServer(url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pagoda'"),
    restart: async (mode) => void (await pgCtl('-m', mode, 'restart')),
    fallSilent: (ms) => fallSilent(data, ms),
    stop: async () => {
      await pgCtl('-m', 'immediate', 'stop')
      await run('rm', ['-rf', folder])
    },
  }
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Stops the server's processes where they are, the one that makes the others first. */
async function fallSilent(data: string, ms: number): Promise<void> {
  const [first] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const postmaster = Number(first)
  process.kill(postmaster, 'SIGSTOP')
  const children = await childrenOf(postmaster)
  for (const pid of children) process.kill(pid, 'SIGSTOP')
  await wait(ms)
  for (const pid of [...children, postmaster]) process.kill(pid, 'SIGCONT')
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(parent)])
  return stdout.split('\n').flatMap((line) => (line.trim() ? [Number(line)] : []))
}
