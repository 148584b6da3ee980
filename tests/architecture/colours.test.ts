import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { describe, expect, it } from 'vitest'
import { mapColours } from '../../src/domain/map/map-layers.ts'

/** Where the shop's colours are given their names. */
const TOKENS = 'src/ui/tokens.css'

/** What has its own colours in every theme, as a thing has. */
const THINGS: Readonly<Record<string, string>> = {
  'src/ui/qr-code/qr-code.module.css': 'a code is read as black on white',
  'src/modules/car-park/parts/plate-row.module.css': 'number plates are blue, or green',
  'src/modules/cashier/parts/pay-ways.module.css': 'each way to pay has the colour that it is known by',
  'widgets/member-card/member-card.module.css': 'a level’s card is of its metal',
  'widgets/weather-card/weather-card.module.css': 'sun, clouds and rain',
  'src/app/canvas/selection-layer.css': 'a tool over the page, in a colour that is none of the page',
}

const LITERAL = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:white|black)(?![\w-])/i

const files = ['src/ui', 'src/modules', 'src/app', 'src/engine', 'widgets']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  .filter((path) => path.endsWith('.css'))

/** Values with a colour of their own. A mask is a shape; the engine's fallbacks stand where no design system does. */
function literalsIn(file: string, css: string): string[] {
  const found: string[] = []
  parse(css).walkDecls(({ prop, value }) => {
    const own = file.startsWith('src/engine/') ? value.replaceAll(/var\(--[\w-]+, #[\da-f]+\)/g, '') : value
    if (!prop.includes('mask') && LITERAL.test(own)) found.push(`${file}: ${prop}: ${value}`)
  })
  return found
}

const literals = files
  .filter((file) => file !== TOKENS)
  .map((file) => [file, literalsIn(file, readFileSync(file, 'utf8'))] as const)

describe('Colours', () => {
  it('have a name in the tokens: no other style sheet says one by its value', () => {
    expect(files.length).toBeGreaterThan(150)
    expect(literals.filter(([file]) => !Object.hasOwn(THINGS, file)).flatMap(([, found]) => found)).toEqual([])
  })

  it('of their own have the few things that do not change with the theme', () => {
    const own = literals.filter(([, found]) => found.length > 0).map(([file]) => file)
    expect(own.toSorted()).toEqual(Object.keys(THINGS).toSorted())
  })

  it.each(['#fff', '#12212e80', 'rgb(0 0 0 / 4%)', '1px solid white', 'linear-gradient(black, red)', 'hsl(1 2% 3%)'])(
    '%s would be found',
    (value) => {
      expect(literalsIn('src/ui/a.css', `a { background: ${value} }`)).toHaveLength(1)
    },
  )

  it('that have a name are all used', () => {
    const inMaps = mapColours.map((name) => `var(--map-${name})`)
    const used = [...files.map((file) => readFileSync(file, 'utf8')), ...inMaps].join('\n')
    const names = [...readFileSync(TOKENS, 'utf8').matchAll(/^ {2}(--[\w-]+): (?:#|rgb|linear)/gm)].map(
      ([, name]) => name,
    )
    expect(names.filter((name) => !used.includes(`var(${name})`))).toEqual([])
    expect(names.length).toBeGreaterThan(20)
  })
})
