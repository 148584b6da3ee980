import { readFile } from 'node:fs/promises'
import { applyEdits, modify } from 'jsonc-parser'
import { pageOfTemplate } from '../../../src/domain/studio/page-of-template.ts'

/** The folders of the templates, which `pagoda new page` begins with too. */
const folders = { blank: 'page', list: 'list', campaign: 'campaign' } as const
export type PageTemplate = keyof typeof folders

/** The text of a new page by a template. @param now in the shop's time */
export async function templateText(template: PageTemplate, title: string, now: string): Promise<string> {
  const file = new URL(`../../../cli/templates/${folders[template]}/page.json`, import.meta.url)
  return pageOfTemplate(await readFile(file, 'utf8'), title, now)
}

/** The text of another page under another title; the rest of it to the sign. */
export const copiedText = (text: string, title: string): string => applyEdits(text, modify(text, ['title'], title, {}))
