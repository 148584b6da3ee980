import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { migrationsFolder } from '../db/migrate.ts'
import type { Lifecycle } from '../lifecycle/lifecycle.ts'
import type { AdminGuard } from './admin-guard.ts'

/** How the operators' files stand: ok unless the shop can't serve; detail names each file that was refused, and why. */
export type PagesHealth = () => { readonly ok: boolean; readonly detail: Readonly<Record<string, string>> }

export interface HealthOptions {
  readonly pool: Pool
  readonly lifecycle: Lifecycle
  readonly pages: PagesHealth
  /** What the last look at what pages name says; undefined where all is well. It never keeps the shop from being ready. */
  readonly references: () => Promise<string | undefined>
  /** Who is told more than whether the instance is ready. */
  readonly guard: Pick<AdminGuard, 'isAdmin'>
}

/** ms that the database has for its answer. */
const PATIENCE = 2_000

/** /healthz: the process is up. /readyz: it can answer shoppers; 503 while it can't, or doesn't want to any more. */
export function healthRoutes(app: FastifyInstance, { pool, lifecycle, pages, references, guard }: HealthOptions): void {
  const expected = migrationCount()
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const database = await databaseState(pool, expected)
    const { ok, detail: ofFiles } = pages()
    const isAdmin = guard.isAdmin(request)
    const broken = database === 'ok' && isAdmin ? await within(references()).catch(() => undefined) : undefined
    const detail = { ...ofFiles, ...(broken !== undefined && { references: broken }) }
    const ready = !lifecycle.draining && database === 'ok' && ok
    const status = lifecycle.draining ? 'draining' : ready ? 'ready' : 'not-ready'
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(isAdmin ? { status, database, pages: ok ? 'ok' : 'failed', detail } : { status })
  })
}

function migrationCount(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: [] }
  return journal.entries.length
}

async function databaseState(pool: Pool, expected: number): Promise<'ok' | 'migrations-missing' | 'silent'> {
  const asked = pool.query<{ done: number }>('select count(*)::int as done from drizzle.__drizzle_migrations')
  try {
    const answer = await within(asked)
    return (answer?.rows[0]?.done ?? 0) >= expected ? 'ok' : answer ? 'migrations-missing' : 'silent'
  } catch {
    return 'silent'
  }
}

/** The answer, or undefined when it takes too long. */
function within<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
