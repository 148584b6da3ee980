import { readFileSync } from 'node:fs'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { sandboxJobs } from '../sandbox/sandbox-jobs.ts'
import { studioJobs } from '../studio/studio-jobs.ts'
import type { Job } from './claim.ts'
import { maintenanceJobs } from './maintenance.ts'
import { shopJobs } from './shop-jobs.ts'

/** Nobody is asked anything: jobs are only listed. */
const nothing = {} as never
const clock = { now: () => 0, offset: () => 0 }
const shop = shopJobs({
  ...{ db: nothing, ports: { clock, payment: nothing }, secrets: nothing, auditDays: 1, pages: nothing },
  ...{ onFreeStock: () => undefined, onError: () => undefined },
})
const studio = studioJobs({ releases: nothing, references: nothing, log: nothing })
const sandbox = sandboxJobs(nothing, { app: fastify(), clock, content: nothing, onNewDay: () => undefined })
const list: readonly Job[] = [...shop, ...studio, ...maintenanceJobs(nothing), ...sandbox]

const often = (every: number) =>
  every < 60_000 ? `${every / 1_000} s` : every < 3_600_000 ? `${every / 60_000} min` : '1 h'

it('docs/scale.md has a row for each job, as the code has it, and no other', () => {
  const [, section = ''] = readFileSync('docs/scale.md', 'utf8').split('## Jobs')
  const rows = [...section.split('\n## ')[0]!.matchAll(/^\| `([a-z-]+)` +\| (.+?) +\| (.+?) *\|$/gm)]
  expect(rows.map(([, name, every, task]) => ({ name, every, task }))).toEqual(
    list.map(({ name, every, task }) => ({ name, every: often(every), task })),
  )
})

it('no two jobs have a name', () => {
  expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
})
