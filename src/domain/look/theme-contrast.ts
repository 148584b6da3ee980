import { contrast } from './contrast.ts'
import { defaultColours } from './default-colours.ts'

/** WCAG 2.2, AA: text of usual size. */
export const NEEDED_CONTRAST = 4.5

/** Text on ground, as the design uses them; `white` is white whatever a theme says. */
const PAIRS = [
  ['ink', 'surface'],
  ['ink', 'page'],
  ['ink-2', 'surface'],
  ['ink-2', 'page'],
  ['ink-3', 'surface'],
  ['ink-3', 'page'],
  ['brand', 'surface'],
  ['white', 'brand'],
  ['accent', 'surface'],
  ['white', 'accent'],
] as const

/** A text on its ground in a theme. */
export interface ContrastPair {
  readonly text: string
  readonly ground: string
  readonly textColour: string
  readonly groundColour: string
  /** 1 to 21. */
  readonly ratio: number
  readonly isReadable: boolean
}

const COLOUR = /^#[0-9A-Fa-f]{6}$/

/** The colours that a theme sets; what is no colour counts as not set. */
export const coloursOf = (tokens: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(tokens).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && COLOUR.test(entry[1]),
    ),
  )

/** How well every text of a theme is read on its ground, the shop's own colours where the theme sets none. */
export function contrastPairs(tokens: Readonly<Record<string, unknown>>): ContrastPair[] {
  const colours: Readonly<Record<string, string>> = { ...defaultColours, ...coloursOf(tokens), white: '#FFFFFF' }
  return PAIRS.map(([text, ground]) => {
    const [textColour = '', groundColour = ''] = [colours[text], colours[ground]]
    const ratio = contrast(textColour, groundColour)
    return { text, ground, textColour, groundColour, ratio, isReadable: ratio >= NEEDED_CONTRAST }
  })
}

/** 3.456 -> 3.45: never better than it is. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)
