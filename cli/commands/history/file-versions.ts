import { join } from 'node:path'
import type { Context } from '../../command.ts'
import { Refusal, WrongUsage } from '../../refusal.ts'
import { type Project } from '../../project.ts'
import { askServerHalf } from '../../server-half.ts'
import { isMap } from '../../../src/kit/json.ts'

/** What a file was while it served: as server/pages/served-files.ts tells it. */
export interface FileVersion {
  readonly revision: string
  /** Since when it served, epoch ms. */
  readonly keptAt: number
  readonly text: string
}

/** One of the operators' files, and all that is kept of it. */
export interface FileHistory {
  /** As people and the server know it: pages/home.json */
  readonly file: string
  /** Its full path. */
  readonly path: string
  /** The last first. */
  readonly versions: readonly FileVersion[]
}

const FILE = /^(?:(?:parts|themes)\/)?[a-z0-9][a-z0-9-]*$/

/**
 * What served of a file: home, parts/goods-about, themes/lantu, routes; also as it stands in the shell, pages/home.json.
 * @throws Refusal when the database can't be read
 */
export async function historyOf(project: Project, asked: string, context: Context): Promise<FileHistory> {
  const name = asked.replace(/^(?:\.\/)?pages\//, '').replace(/\.json$/, '')
  if (!FILE.test(name)) throw new WrongUsage(context.say('history.badName', { name: asked }))
  const half = {
    ...{ entry: 'history.mjs', args: [`${name}.json`] },
    ...({ missing: 'history.noServer', failed: 'history.failed' } as const),
  }
  const reply = await askServerHalf(project, half, context)
  const versions = isMap(reply) && Array.isArray(reply.versions) ? reply.versions.filter(isVersion) : []
  if (versions.length === 0) throw new Refusal(context.say('history.none', { file: `pages/${name}.json` }))
  return { file: `pages/${name}.json`, path: join(project.pages, `${name}.json`), versions }
}

const isVersion = (value: unknown): value is FileVersion =>
  isMap(value) &&
  typeof value.revision === 'string' &&
  typeof value.keptAt === 'number' &&
  typeof value.text === 'string'
