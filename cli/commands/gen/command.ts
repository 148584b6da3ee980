import { command, Refusal, type Context, type ExitCode } from '../../command.ts'
import type { Say } from '../../language.ts'
import { findProject, loadRegistry } from '../../project.ts'
import { generate, staleFiles, writeFiles } from './generate.ts'
import { brokenWidgets, readLock, type Broken } from './lock.ts'

/** `pagoda gen`: writes what editors and the compatibility test read. */
export default (context: Context) =>
  command({
    args: { check: { type: 'boolean', default: false, description: context.say('gen.check') } },
    examples: [
      { line: 'npx pagoda gen', what: context.say('gen.example') },
      { line: 'npx pagoda gen --check', what: context.say('gen.exampleCheck') },
    ],
    run: ({ check }) => gen(findProject(context), check, context),
  })

/** Refuses when a widget changed incompatibly under the same version: its pages would break without a word. */
export async function gen(root: string, checkOnly: boolean, { say, out, err }: Context): Promise<ExitCode> {
  const registry = await loadRegistry(root)
  const broken = brokenWidgets(await readLock(root), registry)
  if (broken.length > 0) throw new Refusal(broken.map((each) => brokenText(each, say)).join('\n'))
  const stale = await staleFiles(root, generate(registry))
  if (!checkOnly) await writeFiles(root, stale)
  for (const { file } of stale) (checkOnly ? err : out)(say(checkOnly ? 'gen.stale' : 'gen.written', { file }))
  if (stale.length === 0) out(say('gen.fresh'))
  return checkOnly && stale.length > 0 ? 1 : 0
}

/** Tells a developer what changed, and what to do about it. */
export function brokenText({ code, version, incompatibilities }: Broken, say: Say): string {
  const list = incompatibilities.map(({ kind, path, keyword = '', before = '', after = '' }) => {
    return `  - ${say(`compat.${kind}`, { path, keyword, before, after })}`
  })
  const what = say('gen.incompatible', { code, version })
  return [what, ...list, `  ${say('gen.howToMigrate', { code, next: version + 1 })}`].join('\n')
}
