import type { PageSource } from './page-source.ts'

/** Gives the source of a page, from a folder, a database or an editor; undefined when there is none. */
export type PageReader = (name: string) => PageSource | undefined

export type LoadedPage =
  | { readonly ok: true; readonly source: PageSource }
  | { readonly ok: false; readonly code: 'page-not-found' }

const pageName = /^[a-z0-9][a-z0-9-]*$/

/** Stop 1. A name that no page file can have is not passed on to the reader, so no name reaches outside its folder. */
export function loadPage(name: string, read: PageReader): LoadedPage {
  const source = pageName.test(name) ? read(name) : undefined
  return source ? { ok: true, source } : { ok: false, code: 'page-not-found' }
}
