import { mkdir, mkdtemp, readFile, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'

/** The folder of this repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))

const note = `export const note = {
  code: 'note',
  title: '公告',
  description: '标题和几行字。',
  props: {
    type: 'object',
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 20, description: '标题' },
      lines: { type: 'array', items: { type: 'string' }, description: '每行的字' },
      tone: { enum: ['calm', 'loud'], description: '语气' },
    },
    required: ['title', 'tone'],
    additionalProperties: false,
  },
  defaults: { tone: 'calm' },
  variants: ['wide'],
  events: {
    select: {
      title: '点了一行',
      payload: { type: 'object', properties: { index: { type: 'integer' } }, required: ['index'], additionalProperties: false },
    },
  },
  slots: { body: { title: '内容', allow: ['note'], max: 2 } },
  migrations: [{ to: 2, name: 'rename-heading-to-title', up: ({ heading, ...rest }) => ({ title: heading, ...rest }) }],
  height: 80,
  load: async () => ({ default: () => null }),
}
`

const registry = `import { note } from './note/index.ts'

export const widgets = [note]

export const registry = Object.fromEntries(widgets.map((widget) => [widget.code, widget]))
`

const home = `{
  "$schema": "../schemas/generated/page.schema.json",
  "versions": { "page": 1, "note": 2 },
  "title": "首页",
  "blocks": [
    { "id": "hello", "widget": "note", "props": { "title": "欢迎", "lines": ["一", "二"] } }
  ]
}
`

const routes = `{
  "routes": [
    { "name": "home", "path": "/", "title": "首页", "open": true, "group": "首页" },
    { "name": "combo", "path": "/combo", "title": "套餐", "open": false, "group": "商品" },
    { "name": "goods", "path": "/goods/:id", "title": "商品详情", "open": false, "group": "商品" }
  ]
}
`

export const smallShop = {
  'widgets/registry.ts': registry,
  'widgets/note/index.ts': note,
  'pages/home.json': home,
  'pages/routes.json': routes,
} as const

/** A module of a project that is one of this repository. */
const ours = (file: string) => `export * from ${JSON.stringify(pathToFileURL(join(repository, file)).href)}\n`

/** What makes a small shop sell what this one does: its endpoints, and its own rules of pages. */
export const shopModules = {
  'schemas/api/contracts.ts': ours('schemas/api/contracts.ts'),
  'src/app/checks/site-checks.ts': ours('src/app/checks/site-checks.ts'),
} as const

export interface Project {
  readonly root: string
  readonly read: (file: string) => Promise<string>
  readonly write: (file: string, text: string) => Promise<void>
}

/** A project of its own in the system's temporary folder: a small shop with one widget, and the given files. Gone after the test. */
export async function makeProject(files: Readonly<Record<string, string>> = {}): Promise<Project> {
  // The real path: on macOS the temporary folder is a link.
  const root = await realpath(await mkdtemp(join(tmpdir(), 'pagoda-')))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  for (const [file, text] of Object.entries({ ...smallShop, ...files })) await write(file, text)
  return { root, write, read: (file) => readFile(join(root, file), 'utf8') }
}

/** Lets widgets of a project be compiled and tested: the engine, the schemas and the tools are the repository's. */
export async function linkRepository(root: string): Promise<void> {
  // Not schemas/ itself: its generated/ is the project's own.
  const schemas = (await readdir(join(repository, 'schemas'))).filter((name) => name !== 'generated')
  await mkdir(join(root, 'schemas'))
  const names = ['build', 'src', 'node_modules', ...schemas.map((name) => `schemas/${name}`)]
  // A junction needs no rights on Windows; for a file and elsewhere the word means nothing.
  await Promise.all(names.map((name) => symlink(join(repository, name), join(root, name), 'junction')))
}
