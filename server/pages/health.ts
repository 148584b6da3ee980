import type { Route } from '../../schemas/page/route.ts'
import type { PagesHealth } from '../plugins/health.ts'
import type { PageStore } from './page-store.ts'

/**
 * A refused file is named with its first problem, and the shop stays ready: the last good version serves. Without any route there is
 * no shop, nor while an open route has no page that ever was good.
 */
export function pagesHealth(store: PageStore): PagesHealth {
  return () => ({
    ok: store.routes().length > 0 && store.routes().every((route) => hasPage(store, route)),
    detail: {
      ...Object.fromEntries(store.changedSince().map((file) => [file, CHANGED])),
      ...Object.fromEntries(Object.entries(store.problems()).map(([file, problems]) => [file, summary(problems)])),
    },
  })
}

/** The studio's text serves on until somebody decides which of the two it is to be. */
const CHANGED = '这个文件在工作台发布之后又改过：线上仍是工作台发布的版本'

/** A module's screen needs no file. */
const hasPage = (store: PageStore, { open, module, name, page = name }: Route): boolean =>
  !open || module !== undefined || store.page(page) !== undefined

const summary = (problems: readonly string[]) =>
  problems.length > 1 ? `${problems[0]}（共 ${problems.length} 个问题）` : (problems[0] ?? '')
