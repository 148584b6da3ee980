import type { Finding } from '../../../kit/problem.ts'
import { at } from '../pointer.ts'
import type { ThemeRule } from '../rule.ts'
import type { ThemeView } from '../theme-view.ts'
import { contrast } from './contrast.ts'
import { defaultColours } from './default-colours.ts'

/** WCAG 2.2, AA: text of usual size. */
const NEEDED = 4.5

/** Text on ground, as the design uses them; the first that the theme sets is shown as the wrong one. */
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

const COLOUR = /^#[0-9A-Fa-f]{6}$/

type Colours = Readonly<Record<string, string>>

/** What the theme sets; `theme-shape` speaks of what is no colour. */
function coloursOf({ tokens }: ThemeView): Colours {
  const isColour = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && COLOUR.test(entry[1])
  return Object.fromEntries(Object.entries(tokens).filter(isColour))
}

const label = (name: string) => (name === 'white' ? '#FFFFFF' : name)

function finding(text: string, ground: string, ratio: number, token: string): Finding {
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
  return {
    pointer: at('/tokens', token),
    message: {
      zh: `「${label(text)}」的字在「${label(ground)}」上看不清：对比度 ${shown}，至少要 ${NEEDED}`,
      en: `"${label(text)}" on "${label(ground)}" is hard to read: contrast ${shown}, at least ${NEEDED} is needed`,
    },
    expected: { zh: `至少 ${NEEDED}`, en: `at least ${NEEDED}` },
    got: shown,
  }
}

export const themeContrast: ThemeRule = {
  meta: {
    name: 'theme-contrast',
    severity: 'error',
    title: { zh: '字和底色太接近', en: 'Text too near to its ground' },
    docs: {
      why: {
        zh: '对比度低于 4.5 的字，在太阳下和视力不好的人都看不清（WCAG AA）。',
        en: 'Below a contrast of 4.5 text cannot be read in the sun, nor by weak eyes (WCAG AA).',
      },
      wrong: '"ink-3": "#AAB4BD", "surface": "#FFFFFF"',
      right: '"ink-3": "#5C6B78", "surface": "#FFFFFF"',
    },
  },
  on: 'theme',
  check(view) {
    const own = coloursOf(view)
    const colours: Colours = { ...defaultColours, ...own, white: '#FFFFFF' }
    const told = new Set<string>()
    return PAIRS.flatMap(([text, ground]) => {
      const ratio = contrast(colours[text] ?? '', colours[ground] ?? '')
      const token = [text, ground].find((name) => Object.hasOwn(own, name))
      if (ratio >= NEEDED || token === undefined || told.has(token)) return []
      told.add(token)
      return [finding(text, ground, ratio, token)]
    })
  },
}
