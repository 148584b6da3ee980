import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteNames } from '../../src/engine/checks/checked-site.ts'
import { siteActionNames } from '../../src/engine/core/site-action-names.ts'
import { editorSchemas, staleFiles, writeFiles } from '../commands/gen/generate.ts'
import { makingTexts, type SayMaking } from '../commands/making-texts.ts'
import { newApp } from '../commands/new-app/new-app.ts'
import { newPage } from '../commands/new-page/new-page.ts'
import { checkNewWidget, copyTemplate, type WidgetTemplate } from '../commands/new-widget/copy-template.ts'
import { fill } from '../fill.ts'
import { Refusal } from '../refusal.ts'
import type { EngineHost } from './host.ts'
import { loadSite, needFiles } from './load-site.ts'

/** The widget of the example is what new ones begin as. */
const widget: WidgetTemplate = {
  folder: fileURLToPath(new URL('../../examples/minimal/widgets/hello-card/', import.meta.url)),
  code: 'hello-card',
  title: 'Hello card',
}

const page = `{
  "$schema": "../schemas/page.schema.json",
  "versions": { "page": 1 },
  "title": "示例页面",
  "blocks": []
}
`

const say: SayMaking = (name, values) => fill(makingTexts[name].en, values)

/** A site to begin with, in a folder of its own. */
export async function makeApp(folder: string, { out, cwd }: EngineHost): Promise<void> {
  const made = await newApp(folder, cwd)
  if (made === undefined) throw new Refusal(`${folder} exists and is not empty`)
  out(`Made ${made.length} files. Next:\n  cd ${relative(cwd, folder) || folder}\n  npm install\n  npm start`)
}

/** A widget that works: the plugin finds it by its folder. */
export async function makeWidget(code: string, title = code, { out, cwd }: EngineHost): Promise<void> {
  needFiles(cwd, 'site.ts')
  checkNewWidget(cwd, code, title, say)
  for (const file of await copyTemplate(widget, cwd, code, title)) out(`Made ${file}`)
  out(`A page shows it by { "id": "${code}", "widget": "${code}", "props": { "text": "Hello" } }`)
}

/** A page without blocks, and its address. */
export async function makePage(
  name: string,
  given: { readonly path?: string; readonly title?: string },
  { out, cwd }: EngineHost,
): Promise<void> {
  needFiles(cwd, 'site.ts', 'pages/routes.json')
  const { file, paths } = await newPage({ pages: join(cwd, 'pages') }, { name, byName: true, ...given }, page, say)
  out(`Made ${file}, at ${paths.join(' ')}. Next: write its blocks, then npx pagoda check`)
}

/** The JSON Schemas by which editors complete pages: of this site's widgets, endpoints and actions. */
export async function makeSchemas({ out, cwd }: EngineHost): Promise<void> {
  const names = siteNames({ ...(await loadSite(cwd)), engineActions: siteActionNames })
  const stale = await staleFiles(cwd, editorSchemas(names, 'schemas'))
  await writeFiles(cwd, stale)
  for (const { file } of stale) out(`Wrote ${file}`)
  if (stale.length === 0) out('schemas/ is up to date')
}
