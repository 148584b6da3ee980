import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'

interface ShopAssets {
  readonly entries: { readonly app: { readonly js: readonly string[] } }
  readonly widgets: Readonly<Record<string, { readonly js: readonly string[] }>>
}

/** Answers for the code of a widget that is no part of the app's entry. */
export async function routeCode(page: Page, widget: string, answer: (route: Route) => Promise<void>): Promise<void> {
  const { entries, widgets } = JSON.parse(readFileSync('dist/client/shop-assets.json', 'utf8')) as ShopAssets
  const file = widgets[widget]?.js.find((name) => !entries.app.js.includes(name))
  if (file === undefined) throw new Error(`The code of ${widget} is in the entry`)
  await page.route(`**/${file}*`, answer)
}
