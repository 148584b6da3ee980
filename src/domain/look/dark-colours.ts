import type { Theme } from '../../../schemas/page/theme.ts'
import { contrast } from './contrast.ts'
import { defaultColours } from './default-colours.ts'

/** The tokens of src/ui/tokens.css that are others in the dark. What stands over pictures is the same, and so are the grounds of white text. */
const darkTokens = {
  ink: '#eef3f6',
  'ink-2': '#b7c4ce',
  'ink-3': '#93a3af',
  brand: '#5cc9bf',
  'brand-deep': '#7fd8d0',
  'brand-tint': '#12302e',
  accent: '#ff8f73',
  'accent-tint': '#3a1e17',
  page: '#0e161d',
  surface: '#17212a',
  line: '#2c3944',
  gold: '#ebc66b',
  'gold-tint': '#2e2712',
  danger: '#ffb4a3',
  star: '#f0a94e',
  'ink-off': '#5b6a76',
  'neutral-fill': '#465663',
  inverse: '#33424e',
  scrim: 'rgb(0 0 0 / 60%)',
  'tone-0': '#1f2e33',
  'tone-1': '#2a2b28',
  'tone-2': '#242c38',
  'tone-3': '#302925',
  'map-sea': '#123640',
  'map-shoal': '#1b4a52',
  'map-land': '#232d34',
  'map-sand': '#4a4433',
  'map-green': '#27402f',
  'map-snow': '#33414c',
  'map-built': '#4d5660',
  'map-road': '#5a6873',
  'map-edge': '#8a9ca6',
  // No shadow is seen on a dark page: hairlines tell what lies on it.
  'shadow-1': '0 0 0 1px var(--line)',
  'shadow-2': '0 0 0 1px var(--line)',
  'picture-filter': 'brightness(0.92)',
} as const

/** How well the colours of a brand are read on a card in the dark: as well as the shop's own. */
const READ = { brand: 8.2, 'brand-deep': 9.7, accent: 7.3 } as const

/** A colour with this lightness, by its hue and saturation (HSL). */
function withLightness(colour: string, lightness: number): string {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => channel / 255)
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  const middle = (least + most) / 2
  const saturation = most === least ? 0 : (most - least) / (1 - Math.abs(2 * middle - 1))
  const reach = saturation * Math.min(lightness, 1 - lightness)
  return hex(
    [red, green, blue].map((channel) => {
      const share = most === least ? 0 : ((channel - least) / (most - least)) * 2 - 1
      return 255 * (lightness + reach * share)
    }),
  )
}

const channels = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
const hex = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** The darkest shade of a colour that is read so well on this ground. */
function readableOn(ground: string, colour: string, ratio: number): string {
  for (let lightness = 0.4; lightness < 1; lightness += 0.01) {
    const shade = withLightness(colour, lightness)
    if (contrast(shade, ground) >= ratio) return shade
  }
  return '#ffffff'
}

/** A ground of a card's colour with a breath of another. */
const tinted = (ground: string, colour: string) =>
  hex(channels(ground).map((channel, index) => channel * 0.86 + (channels(colour)[index] ?? 0) * 0.14))

/** What a brand's own colours become in the dark. */
function computed(tokens: Theme['tokens'], surface: string): Partial<Record<keyof typeof darkTokens, string>> {
  const { brand, accent } = tokens
  const brands = brand && {
    ...{ brand: readableOn(surface, brand, READ.brand), 'brand-deep': readableOn(surface, brand, READ['brand-deep']) },
    'brand-tint': tinted(surface, brand),
  }
  return {
    ...brands,
    ...(accent && { accent: readableOn(surface, accent, READ.accent), 'accent-tint': tinted(surface, accent) }),
  }
}

/** The tokens of a theme in the dark: what it gives, else what follows from its own colours, else the shop's. */
export function darkTokensOf({ tokens, dark = {} }: Pick<Theme, 'tokens' | 'dark'>): Readonly<Record<string, string>> {
  const light = { ...defaultColours, ...tokens }
  return {
    ...darkTokens,
    ...computed(tokens, dark.surface ?? darkTokens.surface),
    ...dark,
    // White text is read on these in the light, and so it is here.
    ...{ 'brand-fill': light.brand, 'brand-fill-deep': light['brand-deep'], 'accent-fill': light.accent },
  }
}
