import type { Theme } from '../../../schemas/page/theme.ts'
import { defaultColours } from '../../domain/look/default-colours.ts'
import { DARK } from '../../domain/look/look-script.ts'
import { darkCss, themeCss } from '../../domain/look/theme-css.ts'

/** What a theme may have beside colours, as the shop has it: the theme that the document came with may say more than this one. */
const SHOPS_OWN = ':root{--brand-image:none;--shop-sign:1;--radius-button:var(--radius-pill)}'

/**
 * Puts both sides of a theme over those that the document came with, and the shop's own colours where it has none. The dark side holds where
 * that of the document does.
 */
export function showTheme(document: Document, theme: Pick<Theme, 'tokens' | 'dark' | 'mark'>): void {
  const media = document.head.querySelector<HTMLStyleElement>('style[media]')?.media ?? DARK
  const light = themeCss({ ...theme, tokens: { ...defaultColours, ...theme.tokens } })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${SHOPS_OWN}${light}@media ${media}{${darkCss(theme)}}`)
  document.adoptedStyleSheets = [sheet]
}
