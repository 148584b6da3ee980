import type { Block } from '../../../schemas/page/block.ts'
import type { Page } from '../../../schemas/page/page.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { PageDeps, PageFiles, PageRequest } from './page-request.ts'

/** A shop for tests: pages by name, and their routes. */
export const pageOf = (blocks: readonly Block[], more: Partial<Page> = {}): Page => ({
  versions: { page: 1 },
  title: '首页',
  blocks,
  ...more,
})

export const route = (name: string, path: string, more: Partial<Route> = {}): Route => ({
  name,
  path,
  title: name,
  open: true,
  ...more,
})

export const text = (id: string, words: string, more: Partial<Block> = {}): Block => ({
  id,
  widget: 'rich-text',
  props: { parts: [{ paragraphs: [words] }] },
  ...more,
})

export function shopOf(pages: Readonly<Record<string, Page>>, routes: readonly Route[]): PageFiles {
  const all: Record<string, Page> = {
    'not-found': pageOf([], { title: '页面不存在' }),
    'not-open': pageOf([]),
    ...pages,
  }
  return {
    page: (name) => (Object.hasOwn(all, name) ? { page: all[name]!, revision: 'r1' } : undefined),
    routes: () => routes,
    theme: () => undefined,
  }
}

export const request = (path: string, more: Partial<PageRequest> = {}): PageRequest => ({
  path,
  query: {},
  user: { loggedIn: true, level: 3, id: 'member-7' },
  channel: 'wechat',
  from: 'lantu',
  visitor: 'visitor-1',
  ...more,
})

export const depsOf = (pages: PageFiles, more: Partial<PageDeps> = {}): PageDeps => ({
  pages,
  call: () => Promise.reject(new Error('nothing is to be called')),
  now: () => '2026-11-20T08:30:15',
  clockOffset: () => 0,
  deadline: 50,
  report: () => undefined,
  ...more,
})
