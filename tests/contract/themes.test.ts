import { readdirSync, readFileSync } from 'node:fs'
import { strictly } from './strict-ajv.ts'
import { describe, expect, it } from 'vitest'
import { brands } from '../../schemas/domain/channels.ts'
import { themeSchema, type Theme } from '../../schemas/page/theme.ts'
import { contrast } from '../../src/domain/look/contrast.ts'
import { darkTokensOf } from '../../src/domain/look/dark-colours.ts'

const folder = new URL('../../pages/themes/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
const read = (file: string): Theme => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Theme
const tokensCss = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')

/** The default look, from the stylesheet that a theme overrides. */
const defaults = Object.fromEntries(
  [...tokensCss.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
)

const pairs: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-2', 'ink-3', 'brand', 'brand-deep', 'accent'].flatMap((text) => [
    [text, 'surface'] as const,
    [text, 'page'] as const,
  ]),
  ['on-brand', 'brand-fill'],
  ['on-brand', 'brand-fill-deep'],
  ['on-brand', 'accent-fill'],
  ['on-brand', 'danger-fill'],
  ['on-brand', 'neutral-fill'],
  ['surface', 'ink'],
  ['surface', 'gold'],
  ['gold-tint', 'gold'],
  ['gold', 'surface'],
  ['gold', 'page'],
  ['danger', 'surface'],
  ['danger', 'page'],
  ['danger', 'accent-tint'],
  ['brand', 'brand-tint'],
  ['brand-deep', 'brand-tint'],
  ['ink', 'brand-tint'],
  ['ink-2', 'brand-tint'],
  ['accent', 'accent-tint'],
  ['gold', 'gold-tint'],
  ['ink', 'accent-tint'],
]

/** Grounds that are a colour of the text, as src/ui/tokens.css says. */
const fills = [
  ['brand-fill', 'brand'],
  ['brand-fill-deep', 'brand-deep'],
  ['accent-fill', 'accent'],
] as const

const weakIn = (colours: Readonly<Record<string, unknown>>) =>
  pairs
    .map(([text, ground]) => ({ text, ground, ratio: contrast(String(colours[text]), String(colours[ground])) }))
    .filter(({ ratio }) => !(ratio >= 4.5))

describe('pages/themes', () => {
  it('has one theme for each brand of `from`', () => {
    expect(files.map((file) => file.replace('.json', '')).sort()).toEqual([...brands].sort())
  })

  it.each(files)('%s follows the theme schema', (file) => {
    const validate = strictly(themeSchema)
    validate(read(file))
    expect(validate.errors).toBeNull()
  })

  it.each(files)('%s keeps every text pair at 4.5:1 or more, in the light and in the dark', (file) => {
    const theme = read(file)
    const light: Record<string, unknown> = { ...defaults, ...theme.tokens }
    for (const [fill, text] of fills) light[fill] = light[text]
    const dark = { ...light, ...darkTokensOf(theme) }
    expect({ light: weakIn(light), dark: weakIn(dark) }).toEqual({ light: [], dark: [] })
  })

  it('has a dark side for every colour but those that are the same on both', () => {
    const names = Object.keys({ ...defaults, ...Object.fromEntries(fills) })
    const same = names.filter((name) => !Object.hasOwn(darkTokensOf(read('lantu.json')), name))
    expect(same).toEqual(['sun', 'danger-fill', 'on-brand', 'stage', 'on-scrim'])
  })

  it('differs in brand colour, accent and card radius from theme to theme', () => {
    for (const token of ['brand', 'accent', 'radius-m'] as const) {
      const values = files.map((file) => read(file).tokens[token])
      expect(new Set(values).size).toBe(files.length)
    }
  })
})
