import type { Compiled, Path } from './expressions/index.ts'

/** What a page offers to read: the names of its data, and the keys of its state. */
export interface PageNames {
  readonly data: ReadonlySet<string>
  readonly state: readonly string[]
  /** Keys of the query that the page's own actions change. */
  readonly query: readonly string[]
}

const of = (root: string) => (key: string) => `${root}.${key}`

function readsOfPath([root, key]: Path, names: PageNames): readonly string[] {
  if (names.data.has(root)) return [root]
  if (root === 'viewer') return [root]
  if (root === 'query') return names.query.filter((name) => key === undefined || name === `${key}`).map(of('query'))
  if (root !== 'state') return []
  return (key === undefined ? names.state : [`${key}`]).map(of('state'))
}

/** Data names, `viewer`, `state.<key>` and `query.<key>` that the expressions read; a root as a whole, or by a computed key, is every key. */
export function readsOf(parts: readonly Compiled[], names: PageNames): string[] {
  const reads = new Set<string>()
  for (const { paths } of parts) {
    for (const path of paths) for (const name of readsOfPath(path, names)) reads.add(name)
  }
  return [...reads]
}
