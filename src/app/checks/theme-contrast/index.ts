import {
  coloursOf,
  type ContrastPair,
  contrastPairs,
  darkContrastPairs,
  NEEDED_CONTRAST,
  ratioText,
} from '../../../domain/look/theme-contrast.ts'
import type { Finding } from '../../../kit/problem.ts'
import { at } from '../../../engine/checks/pointer.ts'
import type { ThemeRule } from '../../../engine/checks/rule.ts'

const label = (name: string) => (name === 'white' ? '#FFFFFF' : name)

function finding({ text, ground, ratio }: ContrastPair, pointer: string): Finding {
  const shown = ratioText(ratio)
  return {
    pointer,
    message: {
      zh: `「${label(text)}」的字在「${label(ground)}」上看不清：对比度 ${shown}，至少要 ${NEEDED_CONTRAST}`,
      en: `"${label(text)}" on "${label(ground)}" is hard to read: contrast ${shown}, at least ${NEEDED_CONTRAST} is needed`,
    },
    expected: { zh: `至少 ${NEEDED_CONTRAST}`, en: `at least ${NEEDED_CONTRAST}` },
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
  check: ({ tokens, dark }) => [
    ...findingsIn('/tokens', tokens, contrastPairs(tokens)),
    ...findingsIn('/dark', dark, darkContrastPairs(tokens, dark)),
  ],
}

/** What can't be read for a colour that this side of the theme sets; the first that does is shown as the wrong one. */
function findingsIn(
  side: string,
  tokens: Readonly<Record<string, unknown>>,
  pairs: readonly ContrastPair[],
): Finding[] {
  const own = coloursOf(tokens)
  const told = new Set<string>()
  return pairs.flatMap((pair) => {
    const token = [pair.text, pair.ground].find((name) => Object.hasOwn(own, name))
    if (pair.isReadable || token === undefined || told.has(token)) return []
    told.add(token)
    return [finding(pair, at(side, token))]
  })
}
