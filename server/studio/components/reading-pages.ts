import type { FolderTexts } from '../../pages/read-folder.ts'
import { componentWords, type ComponentWords, meansComponent } from '../../../src/studio/document/index.ts'
import { pagesUsing } from '../judging/check-context.ts'

const indexes = new WeakMap<FolderTexts, ReadonlyMap<string, ComponentWords>>()

function indexOf(texts: FolderTexts): ReadonlyMap<string, ComponentWords> {
  const found = indexes.get(texts) ?? new Map([...texts].map(([file, { text }]) => [file, componentWords(text)]))
  indexes.set(texts, found)
  return found
}

const COMPONENT = /^components\/(.+)\.json$/

/**
 * Pages that show a component, by their names: those that write its code, use a part that does, or show a menu whose entries do. What code
 * makes of other words nobody sees.
 */
export function readingPages(texts: FolderTexts, code: string, asked: ReadonlySet<string> = new Set()): string[] {
  const files = [...indexOf(texts)].filter(([, words]) => meansComponent(words, code)).map(([file]) => file)
  const parts = files.flatMap((file) => /^parts\/(.+)\.json$/.exec(file)?.[1] ?? [])
  const pages = files.filter((file) => !file.includes('/') && file !== 'routes.json')
  const seen = new Set([...asked, code])
  const menus = files.flatMap((file) => COMPONENT.exec(file)?.[1] ?? []).filter((other) => !seen.has(other))
  const all = [
    ...pages.map((file) => file.replace(/\.json$/, '')),
    ...pagesUsing(texts, parts),
    ...menus.flatMap((menu) => readingPages(texts, menu, seen)),
  ]
  return [...new Set(all)].toSorted()
}
