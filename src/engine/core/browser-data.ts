import type { DataSource } from '../../../schemas/page/page.ts'
import { sourceParts } from './page-expressions.ts'
import { SCREEN_VALUES } from './screen-page.ts'
import type { Values } from './values.ts'

type Data = Readonly<Record<string, DataSource>>

const rootsOf = (source: DataSource, values?: Values) => sourceParts(source, values).flatMap(({ roots }) => roots)

/** Names of the data that the browser alone loads: `load: "browser"`, and what reads such data or what a screen publishes. */
export function browserData(data: Data, values?: Values): ReadonlySet<string> {
  const isFirst = (source: DataSource) => source.load === 'browser' || rootsOf(source, values).includes(SCREEN_VALUES)
  const found = new Set(Object.keys(data).filter((name) => isFirst(data[name]!)))
  let before = 0
  while (found.size > before) {
    before = found.size
    for (const [name, source] of Object.entries(data))
      if (rootsOf(source, values).some((root) => found.has(root))) found.add(name)
  }
  return found
}
