import type { Theme } from '../../../schemas/page/theme.ts'
import { darkTokensOf } from './dark-colours.ts'

type Sides = Pick<Theme, 'tokens' | 'dark'>

const declarations = (tokens: Readonly<Record<string, string | number>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${typeof value === 'number' ? `${value}px` : value}`)
    .join(';')

/** A theme as CSS: the tokens that differ from the shop's own (look.md). */
export const themeCss = ({ tokens }: Sides = { tokens: {} }): string =>
  Object.keys(tokens).length === 0 ? '' : `:root{${declarations(tokens)}}`

/** The dark side of a theme. Its selector outweighs that of the light one, wherever that stands. */
export const darkCss = (theme: Sides = { tokens: {} }): string =>
  `html:root{color-scheme:dark;${declarations(darkTokensOf(theme))}}`
