import { readdirSync, readFileSync } from 'node:fs'
import { parse, type Rule } from 'postcss'
import { describe, expect, it } from 'vitest'
import { inOlderWords } from '../../build/older-styles.ts'
import { SUPPORTED } from '../../src/domain/visit/browsers.ts'
import { type NewerStyle, newerStyles } from './newer-styles.ts'

/** What a page is whole without, and why. */
const DONE_WITHOUT: readonly (readonly [RegExp, string])[] = [
  [
    /^@media \(scripting/,
    'a browser with scripts off that does not know the question shows buttons as ever, and the sentence at the top',
  ],
  [/^@container/, 'letters of the usual size need no line more, and cards stand under each other'],
  [/^overflow-wrap: anywhere/, 'it has that of the body, break-word'],
  [/^text-wrap|^hanging-punctuation/, 'lines end elsewhere'],
  [
    /^accent-color|^scrollbar-width|^cursor|^resize|^text-size-adjust|^::(?:selection|-moz-)/,
    'a look of what is there',
  ],
  [/^scroll-(?:snap-stop|behavior)|^overscroll-behavior|^touch-action/, 'a page moves a little further, or at once'],
  [/^content-visibility|^contain-intrinsic-size|^container-type/, 'it is drawn at once'],
  [/^::view-transition/, 'pages come without a motion'],
  [/^::backdrop/, 'who has no dialogs has a stand-in with a backdrop of its own (src/app/older/older.css)'],
  [/^:focus-visible/, 'the browser draws the focus its own way'],
  [/^:(?:has|not list) in .*data-hold/, 'a container that holds nothing has its room, and its title'],
  [/^aspect-ratio in .*object-fit/, 'a picture has that of its attributes'],
  [/^align-(?:self|content|items): start/, 'it is known from grids, and a line that begins there is the same'],
]
const canDoWithout = ({ name, rule }: NewerStyle) =>
  DONE_WITHOUT.some(([styles]) => styles.test(`${name} in ${String(rule)}`))

const ASSETS = 'dist/client/assets'
const sheets = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.css') && !/^(?:studio|gallery|canvas|older)-/.test(name))
  .map((file) => ({ file, css: readFileSync(`${ASSETS}/${file}`, 'utf8') }))
const older = readdirSync(ASSETS)
  .filter((name) => /^older-styles-.*\.css$/.test(name))
  .map((name) => readFileSync(`${ASSETS}/${name}`, 'utf8'))
  .join('')

/** A selector as it is compared: builds leave out spaces, and write `::` as `:`. */
const bare = (selector: string) =>
  selector
    .replaceAll(/\[data-has~="[\w-]+"\]/g, '[data-has]')
    .replaceAll(/\s+|["']/g, '')
    .replaceAll('::', ':')
const selectorsOf = (css: string): string[] => {
  const found: string[] = []
  parse(css).walkRules((rule) => {
    found.push(...rule.selectors.map(bare))
  })
  return found
}
const olderSelectors = new Set(selectorsOf(older))

/** Whether the sheet for older browsers says again what this says. */
function isSaidAgain({ rule, declaration }: NewerStyle): boolean {
  const said = selectorsOf(inOlderWords(declaration || rule.type === 'rule' ? String(rule) : '').css)
  return said.length > 0 && said.every((selector) => olderSelectors.has(selector))
}

/** What is written before in words that all can read: `height: 100vh; height: 100dvh`. */
const isSaidBefore = ({ rule, declaration }: NewerStyle): boolean =>
  declaration !== undefined &&
  (rule as Rule).nodes
    .slice(0, (rule as Rule).index(declaration))
    .some((one) => one.type === 'decl' && (one.prop === declaration.prop || one.prop === `-webkit-${declaration.prop}`))

const lacking = (css: string): string[] =>
  newerStyles(css)
    .filter((style) => !canDoWithout(style) && !isSaidBefore(style) && !isSaidAgain(style))
    .map(({ name, rule, declaration }) => `${name} in ${String(declaration ?? rule).slice(0, 120)}`)

describe(`style sheets in the browsers of the list (iOS ${SUPPORTED.ios}, Chrome ${SUPPORTED.chrome})`, () => {
  it('say nothing that these can’t read, unless it is said in older words too, or the page is whole without it', () => {
    expect(sheets.length).toBeGreaterThan(100)
    expect(sheets.flatMap(({ file, css }) => lacking(css).map((found) => `${file}: ${found}`))).toEqual([])
  })

  it('are said again in words that these can read', () => {
    expect(lacking(older)).toEqual([])
  })

  it.each([
    ['.a{rotate:45deg}', 'rotate'],
    ['.a{height:50dvh}', 'dvh'],
    ['.a{display:flex;gap:1px}', 'flex gap'],
    [':is(.a,.b){top:0}', ':is'],
    ['.a:not(.b,.c){top:0}', ':not list'],
    ['.a{appearance:none}', 'appearance'],
    ['@layer a{.a{top:0}}', '@layer a'],
    ['.a{color:color-mix(in srgb,red 4%,blue)}', 'color-mix'],
  ])('%s would be found', (css, name) => {
    expect(newerStyles(css).map((style) => style.name)).toContain(name)
  })

  it('may say it behind a question, or after older words', () => {
    expect(lacking('@supports (rotate:0deg){.a{rotate:45deg}} .b{height:100vh;height:100dvh}')).toEqual([])
  })
})
