import type { Theme } from '../../../schemas/page/theme.ts'
import { markImage } from './brand-marks.ts'
import { defaultColours } from './default-colours.ts'
import { darkTokensOf } from './dark-colours.ts'

type Sides = Pick<Theme, 'tokens' | 'dark' | 'mark'>

const declarations = (tokens: Readonly<Record<string, string | number>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${typeof value === 'number' ? `${value}px` : value}`)
    .join(';')

/** A theme as CSS: the tokens that differ from the shop's own, and its sign (look.md). */
export function themeCss({ tokens, mark }: Sides = { tokens: {} }): string {
  const sign = mark && { 'brand-image': markImage(mark, tokens.brand ?? defaultColours.brand), 'shop-sign': '0' }
  const said = { ...tokens, ...sign }
  return Object.keys(said).length === 0 ? '' : `:root{${declarations(said)}}`
}

/** The dark side of a theme. Its selector outweighs that of the light one, wherever that stands. */
export const darkCss = (theme: Sides = { tokens: {} }): string =>
  `html:root{color-scheme:dark;${declarations(darkTokensOf(theme))}}`
