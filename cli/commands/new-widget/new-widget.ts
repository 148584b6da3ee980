import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Say } from '../../language.ts'
import { camelCase } from '../../names.ts'
import { Refusal } from '../../refusal.ts'
import { checkNewWidget, copyTemplate, type WidgetTemplate } from './copy-template.ts'
import { addToRegistry, type RegistryFault } from './registry-text.ts'

const template: WidgetTemplate = {
  folder: fileURLToPath(new URL('../../templates/widget/', import.meta.url)),
  code: 'sample-card',
  title: '示例卡片',
}

/**
 * Copies the template under the widget's own names and registers it. Refuses a bad, reserved or taken code, and a registry that it can't
 * read, before it writes anything. Gives the files written.
 */
export async function newWidget(root: string, code: string, title: string, say: Say): Promise<string[]> {
  checkNewWidget(root, code, title, say)
  const registry = join(root, 'widgets', 'registry.ts')
  const edited = addToRegistry(await readFile(registry, 'utf8'), { code, name: camelCase(code) })
  if ('fault' in edited) throw new Refusal(faultText(edited, say))
  const files = await copyTemplate(template, root, code, title)
  await writeFile(registry, edited.text)
  return files
}

function faultText(fault: RegistryFault, say: Say): string {
  const name = 'name' in fault ? fault.name : ''
  return say('registry.unreadable', { reason: say(`registry.${fault.fault}`, { name }) })
}
