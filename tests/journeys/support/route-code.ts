import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'

interface ShopAssets {
  readonly entries: { readonly app: { readonly js: readonly string[] } }
  readonly widgets: Readonly<Record<string, { readonly js: readonly string[] }>>
}

/** The file with the code of a widget that is no part of the app's entry. */
export function codeFile(widget: string): string {
  const { entries, widgets } = JSON.parse(readFileSync('dist/client/shop-assets.json', 'utf8')) as ShopAssets
  const file = widgets[widget]?.js.find((name) => !entries.app.js.includes(name))
  if (file === undefined) throw new Error(`The code of ${widget} is in the entry`)
  return file
}

/** Answers for the code of a widget that is no part of the app's entry. */
export async function routeCode(page: Page, widget: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**/${codeFile(widget)}*`, answer)
}
