import { command, type Context, type ExitCode } from '../../command.ts'
import { Refusal } from '../../refusal.ts'
import type { Say } from '../../language.ts'
import type { Registry } from '../../../src/kit/widget.ts'
import { findProject, loadSite, pageFiles, readParts, readSources, type Project } from '../../project.ts'
import { generate, staleFiles, writeFiles } from './generate.ts'
import { brokenWidgets, readLock, type Broken } from './lock.ts'
import { isMap, parsed } from '../../../src/kit/json.ts'

/** `pagoda gen`: writes what editors and the compatibility test read. */
export default (context: Context) =>
  command({
    args: {
      check: { type: 'boolean', default: false, description: context.say('gen.check') },
      accept: { type: 'string', valueHint: 'code', description: context.say('gen.accept') },
    },
    examples: [
      { line: 'npx pagoda gen', what: context.say('gen.example') },
      { line: 'npx pagoda gen --accept promo-strip', what: context.say('gen.exampleAccept') },
      { line: 'npx pagoda gen --check', what: context.say('gen.exampleCheck') },
    ],
    run: ({ check, accept }) => gen(findProject(context), { check, accept }, context),
  })

interface GenOptions {
  readonly check: boolean
  /** Code of a widget that no page uses: its record is taken anew. */
  readonly accept?: string
}

/** Refuses when a widget changed incompatibly under the same version: its pages would break without a word. */
export async function gen(project: Project, { check, accept }: GenOptions, context: Context): Promise<ExitCode> {
  const { say, out, err } = context
  const { root } = project
  const site = await loadSite(project)
  const registry = site.widgets
  const changed = brokenWidgets(await readLock(root), registry)
  if (accept !== undefined) await checkAccept(project, registry, accept, changed, say)
  const broken = changed.filter(({ code }) => code !== accept)
  if (broken.length > 0) throw new Refusal(broken.map((each) => brokenText(each, say)).join('\n'))
  const stale = await staleFiles(root, generate(site))
  if (!check) await writeFiles(root, stale)
  for (const { file } of stale) (check ? err : out)(say(check ? 'gen.stale' : 'gen.written', { file }))
  if (stale.length === 0) out(say('gen.fresh'))
  return check && stale.length > 0 ? 1 : 0
}

async function checkAccept(
  project: Project,
  registry: Registry,
  code: string,
  changed: readonly Broken[],
  say: Say,
): Promise<void> {
  if (!Object.hasOwn(registry, code)) throw new Refusal(say('gen.noWidget', { code }))
  if (!changed.some((one) => one.code === code)) return
  const files = await pagesWith(project, code)
  if (files.length > 0) throw new Refusal(say('gen.inUse', { code, files: files.join(', ') }))
}

async function pagesWith(project: Project, code: string): Promise<string[]> {
  const sources = [...readSources(project, await pageFiles(project)), ...(await readParts(project))]
  return sources.filter(({ text }) => namesWidget(parsed(text), code)).map(({ file }) => file)
}

/** Whether a block of the widget is anywhere in it. */
function namesWidget(value: unknown, code: string): boolean {
  if (Array.isArray(value)) return value.some((item) => namesWidget(item, code))
  return isMap(value) && (value.widget === code || Object.values(value).some((part) => namesWidget(part, code)))
}

/** Tells a developer what changed, and what to do about it. */
export function brokenText({ code, version, incompatibilities }: Broken, say: Say): string {
  const list = incompatibilities.map(({ kind, path, keyword = '', before = '', after = '' }) => {
    return `  - ${say(`compat.${kind}`, { path, keyword, before, after })}`
  })
  const what = say('gen.incompatible', { code, version })
  return [what, ...list, `  ${say('gen.howToMigrate', { code, next: version + 1 })}`].join('\n')
}
