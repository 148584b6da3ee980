import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { camelCase, checkWidgetCode, isTitle, pascalCase } from '../../names.ts'
import { Refusal } from '../../refusal.ts'
import type { SayMaking } from '../making-texts.ts'

/** A real widget, whose names stand for those of a new one. */
export interface WidgetTemplate {
  readonly folder: string
  readonly code: string
  /** As it stands in a text of single quotes. */
  readonly title: string
}

/** Refuses a bad, reserved or taken code, and a title that fits nowhere. */
export function checkNewWidget(root: string, code: string, title: string, say: SayMaking): void {
  checkWidgetCode(code, say)
  if (!isTitle(title)) throw new Refusal(say('title.shape'))
  if (existsSync(join(root, 'widgets', code))) throw new Refusal(say('name.exists', { file: `widgets/${code}` }))
}

/** Copies a template under the widget's own names. @returns the files written */
export async function copyTemplate(
  template: WidgetTemplate,
  root: string,
  code: string,
  title: string,
): Promise<string[]> {
  const folder = join(root, 'widgets', code)
  await mkdir(folder, { recursive: true })
  const names = (await readdir(template.folder)).toSorted()
  const renamed = (text: string) =>
    text
      .replaceAll(template.code, code)
      .replaceAll(pascalCase(template.code), pascalCase(code))
      .replaceAll(camelCase(template.code), camelCase(code))
  for (const name of names) {
    const text = await readFile(join(template.folder, name), 'utf8')
    await writeFile(join(folder, renamed(name)), withTitle(renamed(text), template.title, title))
  }
  return names.map((name) => `widgets/${code}/${renamed(name)}`)
}

const withTitle = (text: string, stands: string, title: string): string =>
  text.replaceAll(`'${stands}'`, () => `'${title.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`)
