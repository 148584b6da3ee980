import type { DataSource } from '../../../schemas/page/page.ts'
import { sourceParts } from './parts.ts'

type Data = Readonly<Record<string, DataSource>>

const rootsOf = (source: DataSource) => sourceParts(source).flatMap(({ roots }) => roots)

/** Names of the data that the browser alone loads: `load: "browser"`, and what reads such data. */
export function browserData(data: Data): ReadonlySet<string> {
  const found = new Set(Object.keys(data).filter((name) => data[name]?.load === 'browser'))
  let before = 0
  while (found.size > before) {
    before = found.size
    for (const [name, source] of Object.entries(data))
      if (rootsOf(source).some((root) => found.has(root))) found.add(name)
  }
  return found
}
