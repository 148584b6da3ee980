import { readdirSync, readFileSync } from 'node:fs'
import { strictly } from './strict-ajv.ts'
import { describe, expect, it } from 'vitest'
import { brands } from '../../schemas/domain/channels.ts'
import { themeSchema, type Theme } from '../../schemas/page/theme.ts'
import { contrast } from '../../src/domain/look/contrast.ts'

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
  ['surface', 'brand'],
  ['surface', 'brand-deep'],
  ['surface', 'accent'],
  ['brand', 'brand-tint'],
  ['brand-deep', 'brand-tint'],
  ['ink', 'brand-tint'],
  ['ink-2', 'brand-tint'],
  ['accent', 'accent-tint'],
  ['gold', 'gold-tint'],
  ['ink', 'accent-tint'],
]

describe('pages/themes', () => {
  it('has one theme for each brand of `from`', () => {
    expect(files.map((file) => file.replace('.json', '')).sort()).toEqual([...brands].sort())
  })

  it.each(files)('%s follows the theme schema', (file) => {
    const validate = strictly(themeSchema)
    validate(read(file))
    expect(validate.errors).toBeNull()
  })

  it.each(files)('%s keeps every text pair at 4.5:1 or more', (file) => {
    const colours: Record<string, unknown> = { ...defaults, ...read(file).tokens }
    const weak = pairs
      .map(([text, ground]) => ({ text, ground, ratio: contrast(String(colours[text]), String(colours[ground])) }))
      .filter(({ ratio }) => !(ratio >= 4.5))
    expect(weak).toEqual([])
  })

  it('differs in brand colour, accent and card radius from theme to theme', () => {
    for (const token of ['brand', 'accent', 'radius-m'] as const) {
      const values = files.map((file) => read(file).tokens[token])
      expect(new Set(values).size).toBe(files.length)
    }
  })
})
