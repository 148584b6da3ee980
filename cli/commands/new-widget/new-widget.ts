import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from '../../command.ts'
import type { Say } from '../../language.ts'
import { camelCase, checkWidgetCode, isTitle, pascalCase } from '../../names.ts'
import { addToRegistry, type RegistryFault } from './registry-text.ts'

const template = fileURLToPath(new URL('../../templates/widget/', import.meta.url))

/**
 * Copies the template under the widget's own names and registers it. The template is a real widget; its names stand for the new ones.
 * Refuses a bad, reserved or taken code, and a registry that it can't read, before it writes anything. Gives the files written.
 */
export async function newWidget(root: string, code: string, title: string, say: Say): Promise<string[]> {
  checkWidgetCode(code, say)
  if (!isTitle(title)) throw new Refusal(say('newWidget.badTitle'))
  const folder = join(root, 'widgets', code)
  if (existsSync(folder)) throw new Refusal(say('name.exists', { file: `widgets/${code}` }))
  const registry = join(root, 'widgets', 'registry.ts')
  const edited = addToRegistry(await readFile(registry, 'utf8'), { code, name: camelCase(code) })
  if ('fault' in edited) throw new Refusal(faultText(edited, say))
  const files = await copyTemplate(folder, code, title)
  await writeFile(registry, edited.text)
  return files.map((name) => `widgets/${code}/${name}`)
}

function faultText(fault: RegistryFault, say: Say): string {
  const name = 'name' in fault ? fault.name : ''
  return say('registry.unreadable', { reason: say(`registry.${fault.fault}`, { name }) })
}

async function copyTemplate(folder: string, code: string, title: string): Promise<string[]> {
  await mkdir(folder)
  const names = (await readdir(template)).toSorted()
  for (const name of names) {
    const text = await readFile(join(template, name), 'utf8')
    await writeFile(join(folder, renamed(name, code)), withTitle(renamed(text, code), title))
  }
  return names.map((name) => renamed(name, code))
}

function renamed(text: string, code: string): string {
  return text
    .replaceAll('sample-card', code)
    .replaceAll('SampleCard', pascalCase(code))
    .replaceAll('sampleCard', camelCase(code))
}

/** The title stands in a text of single quotes. */
function withTitle(text: string, title: string): string {
  return text.replaceAll("'示例卡片'", () => `'${title.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`)
}
