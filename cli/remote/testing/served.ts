import { randomUUID } from 'node:crypto'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Role } from '../../../schemas/studio/role.ts'
import type { Database } from '../../../server/db/open-database.ts'
import { openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { pagodaWith } from '../../testing/run.ts'

/** A studio that listens on this machine, as a command line and an assistant reach it. */
export interface Served {
  readonly studio: TestStudio
  /** http://127.0.0.1:40123 */
  readonly url: string
  /** The key of somebody new in a role. */
  readonly key: (role: Role, name?: string) => Promise<string>
  readonly close: () => Promise<void>
}

const words = {
  ...{ code: 'rich-text', title: '文字', description: '几段文字。', version: 1 },
  props: { type: 'object', properties: { parts: { type: 'array', description: '段落，一段一项' } } },
  examples: [{ name: 'one', props: { parts: [{ paragraphs: ['早'] }] } }],
}

export async function serveStudio(database: Database): Promise<Served> {
  const studio = await openStudio(database, { widgets: [words] })
  const url = await studio.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...{ studio, url },
    async key(role, name) {
      const cookie = await studio.signedIn(role, name)
      const { body } = await studio.call('newKey', { cookie, body: { name: randomUUID(), role, days: 1 } })
      return String(body.secret)
    },
    close: () => studio.close(),
  }
}

/** Gone after the test. */
export async function emptyFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pagoda-pulled-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs a command line against a server, with a key and a folder of its own. */
export const commandLine =
  ({ url }: Pick<Served, 'url'>, key: string, folder: string) =>
  (...argv: string[]) =>
    pagodaWith({ PAGODA_KEY: key, PAGODA_SERVER: url }, folder, ...argv)
