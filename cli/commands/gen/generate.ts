import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { routeTableSchema } from '../../../schemas/page/route.ts'
import { themeSchema } from '../../../schemas/page/theme.ts'
import { type CheckedSite, siteNames, type SiteNames } from '../../../src/engine/checks/checked-site.ts'
import { lockOf } from '../../compat/widget-record.ts'
import { isMap } from '../../../src/kit/json.ts'
import { compactJson } from './compact-json.ts'
import { pageSchemaFor, partSchemaForEditors, screenSchemaFor } from './page-schema.ts'

export interface Generated {
  /** From the project's folder, with `/`. */
  readonly file: string
  readonly text: string
}

export const lockFile = 'schemas/generated/widgets.lock.json'

/** What is only for those who write JSON stands in `$comment`, which no editor shows: there it goes on where the description ends. */
const commented = (_key: string, value: unknown): unknown => {
  const { $comment, ...schema } = isMap(value) ? value : {}
  if (typeof $comment !== 'string') return value
  return { ...schema, description: [schema.description, $comment].filter((one) => one !== undefined).join('') }
}

const forEditors = (schema: object) => compactJson(JSON.parse(JSON.stringify(schema), commented) as object)

/** What editors complete and explain pages, their parts and the route table by. */
export function editorSchemas(names: SiteNames, folder: string): Generated[] {
  return [
    { file: `${folder}/page.schema.json`, text: forEditors(pageSchemaFor(names)) },
    { file: `${folder}/part.schema.json`, text: forEditors(partSchemaForEditors()) },
    { file: `${folder}/routes.schema.json`, text: forEditors(routeTableSchema) },
  ]
}

/** Everything that is written from the schemas and the registry. The same input gives the same bytes. Editors read it, people do not. */
export function generate(site: CheckedSite): Generated[] {
  const names = siteNames(site)
  return [
    ...editorSchemas(names, 'schemas/generated'),
    { file: 'schemas/generated/screen.schema.json', text: forEditors(screenSchemaFor()) },
    { file: 'schemas/generated/theme.schema.json', text: forEditors(themeSchema) },
    { file: lockFile, text: compactJson(lockOf(names.registry)) },
  ]
}

/** Those whose file is missing or says something else. Line ends don't count: git may change them on Windows. */
export async function staleFiles(root: string, files: readonly Generated[]): Promise<Generated[]> {
  const stale = await Promise.all(files.map(async ({ file, text }) => (await readIfThere(join(root, file))) !== text))
  return files.filter((_, at) => stale[at])
}

export async function writeFiles(root: string, files: readonly Generated[]): Promise<void> {
  for (const { file, text } of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

export async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(file) ? (await readFile(file, 'utf8')).replaceAll('\r\n', '\n') : undefined
}
