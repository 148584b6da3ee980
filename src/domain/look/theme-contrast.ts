import { contrast } from './contrast.ts'
import { darkTokensOf } from './dark-colours.ts'
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

type Tokens = Readonly<Record<string, unknown>>

function pairsIn(colours: Readonly<Record<string, string>>, pairs: readonly (readonly [string, string])[]) {
  return pairs.map(([text, ground]): ContrastPair => {
    const [textColour = '', groundColour = ''] = [colours[text], colours[ground]]
    const ratio = contrast(textColour, groundColour)
    return { text, ground, textColour, groundColour, ratio, isReadable: ratio >= NEEDED_CONTRAST }
  })
}

/** How well every text of a theme is read on its ground, the shop's own colours where the theme sets none. */
export const contrastPairs = (tokens: Tokens): ContrastPair[] =>
  pairsIn({ ...defaultColours, ...coloursOf(tokens), white: '#FFFFFF' }, PAIRS)

/** The same in the dark. White text has the grounds that it has in the light. */
export const darkContrastPairs = (tokens: Tokens, dark: Tokens): ContrastPair[] =>
  pairsIn(
    darkTokensOf({ tokens: coloursOf(tokens), dark: coloursOf(dark) }),
    PAIRS.filter(([text]) => text !== 'white'),
  )

/** 3.456 -> 3.45: never better than it is. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)
