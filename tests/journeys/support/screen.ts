import type { Page } from '@playwright/test'

/** A page of the shop in one of its states, as a shopper sees it. */
export interface Screen {
  readonly name: string
  readonly path: string
  readonly status?: 404 | 409
  /** Who looks at it (docs/scenarios.md); a visitor when absent. */
  readonly member?: string
  /** What the shopper did there. */
  readonly act?: (page: Page) => Promise<void>
}
