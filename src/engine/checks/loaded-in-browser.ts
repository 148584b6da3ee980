import type { DataSource } from '../../../schemas/page/page.ts'
import { browserData } from '../core/browser-data.ts'
import type { PageView } from './page-view.ts'
import { isMap, type Json } from './pointer.ts'

/** What is no data entry is spoken of by other rules. */
const isSource = (value: unknown): value is DataSource & Json =>
  isMap(value) &&
  (value.when === undefined || typeof value.when === 'string') &&
  (value.with === undefined || isMap(value.with))

/** Names of the data that the browser alone loads. */
export function loadedInBrowser({ raw, values }: PageView): ReadonlySet<string> {
  const data = isMap(raw.data) ? raw.data : {}
  const sources = Object.entries(data).filter((entry): entry is [string, DataSource & Json] => isSource(entry[1]))
  return browserData(Object.fromEntries(sources), values)
}
