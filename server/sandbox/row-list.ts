import { html, type Markup } from './html.ts'

/** What stands in a tool's books, or words that nothing does. @param rows each an `li` */
export const rowList = (rows: readonly Markup[], nothing: string): Markup =>
  rows.length === 0
    ? html`<p>${nothing}</p>`
    : html`<ul class="rows">
        ${rows}
      </ul>`
