import { readFile } from 'node:fs/promises'
import { applyEdits, modify } from 'jsonc-parser'

/** The folders of the templates, which `pagoda new page` begins with too. */
const folders = { blank: 'page', list: 'list', campaign: 'campaign' } as const
export type PageTemplate = keyof typeof folders

/** The text of a template, with the page's title where the template has its own. */
export async function templateText(template: PageTemplate, title: string): Promise<string> {
  const file = new URL(`../../../cli/templates/${folders[template]}/page.json`, import.meta.url)
  return (await readFile(file, 'utf8')).replaceAll('"示例页面"', () => JSON.stringify(title))
}

/** The text of another page under another title; the rest of it to the sign. */
export const copiedText = (text: string, title: string): string => applyEdits(text, modify(text, ['title'], title, {}))
