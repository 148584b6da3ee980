import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { describe, expect, it } from 'vitest'

/** Where the sizes of text and icons, and the radii, are given their names. */
const TOKENS = 'src/ui/tokens.css'

const files = ['src', 'widgets', 'cli/templates']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  .filter((path) => path.endsWith('.css') && path !== TOKENS)

const SIZE = /^(?:0|inherit|(?:min\()?var\(--(?:text|icon)-(?:badge|title|[sml]|\d?xl)\)(?:, [\d.]+(?:px|vw|cqi)\))?)$/
const RADIUS = /^(?:0|inherit|50%|var\(--radius-(?:s|m|l|pill|button)\))$/

/** The engine's fallbacks stand where no design system does. */
const plain = (file: string, value: string) =>
  file.startsWith('src/engine/') ? value.replaceAll(/(var\(--[\w-]+), [\d.]+(?:px|rem)\)/g, '$1)') : value

/** Sizes and radii that are none of the scale. A size may have a bound: of the screen, or of what it stands in. */
function strangersIn(file: string, css: string): string[] {
  const found: string[] = []
  parse(css).walkDecls(({ prop, value, important }) => {
    const own = plain(file, value)
    const right =
      prop === 'font-size'
        ? SIZE.test(own)
        : prop === 'font'
          ? own === 'inherit'
          : !/^border-(?:\w+-\w+-)?radius$/.test(prop) || own.split(/\s+/).every((corner) => RADIUS.test(corner))
    if (!right) found.push(`${file}: ${prop}: ${value}${important ? ' !important' : ''}`)
  })
  return found
}

describe('Text, icons and corners', () => {
  it('have the sizes of the tokens: no style sheet says one by its value', () => {
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap((file) => strangersIn(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it.each([
    'font-size: 12px',
    'font-size: 0.8rem',
    'font-size: min(1rem, 24px)',
    'font: 600 14px/20px serif',
    'border-radius: 22px',
    'border-radius: var(--radius-m) 4px 0 0',
    'border-top-left-radius: 6px',
    'border-radius: calc(var(--radius-l) - 3px)',
  ])('%s would be found', (declaration) => {
    expect(strangersIn('src/ui/a.css', `a { ${declaration} }`)).toHaveLength(1)
  })

  it('that can be read have 13 px at least; in a badge, and in a cell of a calendar, 11', () => {
    const sizes = [...readFileSync(TOKENS, 'utf8').matchAll(/--text-(\w+): ([\d.]+)rem;/g)].map(
      ([, name, rem]) => [name, Number(rem) * 16] as const,
    )
    expect(sizes.filter(([, px]) => px < 13)).toEqual([['badge', 11]])
    expect(sizes.length).toBeGreaterThan(5)
  })
})
