import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type AtRule, type Declaration, list, parse, type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { withBreakpoints } from './breakpoints.ts'
import type { HasMark } from '../src/domain/visit/has-mark.ts'

const STYLES = 'virtual:older-styles'

/** What shoppers see is made of these. */
const FOLDERS = ['src', 'widgets']
const ELSEWHERE = /^src\/(?:studio|app\/(?:studio|canvas|gallery|older))\//

/**
 * The style sheet of the build for older browsers: its address is what `virtual:older-styles` gives. All that the shop's own sheets say such a
 * browser has from the page; this one says again in older words what it does not understand. It has no other sheets, since a class has one name
 * in both builds.
 * @param classOf the name of a class of a file in the build
 */
export const olderStyles = (base: string, classOf: (name: string, file: string) => string): Plugin => ({
  name: 'pagoda:older-styles',
  resolveId: (id) => (id === STYLES ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${STYLES}`) return undefined
    const sheets = styleFiles().map((file) => olderCss(file, classOf))
    const source = readFileSync('src/app/older/older.css', 'utf8') + sheets.map(({ css }) => css).join('')
    const marks = sheets.flatMap((sheet) => sheet.marks)
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7)
    const fileName = `assets/older-styles-${hash}.css`
    this.emitFile({ type: 'asset', fileName, source })
    return `export const address = ${JSON.stringify(base + fileName)}\nexport const marks = ${JSON.stringify(marks)}`
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const name of Object.keys(bundle))
        if (name.endsWith('.css') && !name.includes('/older-styles-')) delete bundle[name]
    },
  },
})

/** Of the frame first, as in the page. */
const styleFiles = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.css') && !ELSEWHERE.test(path))
      .sort(),
  )

const olderCss = (file: string, classOf: (name: string, file: string) => string): OlderSheet =>
  inOlderWords(withBreakpoints(readFileSync(file, 'utf8')), (name) =>
    file.endsWith('.module.css') ? classOf(name, file) : name,
  )

/** What a rule says in words that an older browser does not understand, and the same in older ones. */
interface Fallback {
  /** Condition of @supports: the browser has no need of it. */
  readonly unless: string
  /** Rules instead of this declaration, by what comes behind the selector. */
  readonly of: (declaration: Declaration, known: Known) => Readonly<Record<string, string>> | undefined
}

/** What the other rules of a selector say. */
type Known = (property: string) => string | undefined

const sides = (property: string, ends: readonly [string, string]) => (declaration: Declaration) => {
  if (declaration.prop !== property) return undefined
  const [first = '', second = first] = list.space(declaration.value)
  return { '': `${ends[0]}:${first};${ends[1]}:${second}` }
}

const LOGICAL: readonly Fallback[] = ['margin', 'padding'].flatMap((kind) => [
  { unless: `(${kind}-inline:0)`, of: sides(`${kind}-inline`, [`${kind}-left`, `${kind}-right`]) },
  { unless: `(${kind}-block:0)`, of: sides(`${kind}-block`, [`${kind}-top`, `${kind}-bottom`]) },
])

const inset: Fallback = {
  unless: '(inset:0)',
  of({ prop, value }) {
    if (prop !== 'inset') return undefined
    const [top = '', right = top, bottom = top, left = right] = list.space(value)
    return { '': `top:${top};right:${right};bottom:${bottom};left:${left}` }
  },
}

const viewportUnits: Fallback = {
  unless: '(height:1dvh)',
  of: ({ prop, value }) =>
    /\d[dsl]vh\b/.test(value) ? { '': `${prop}:${value.replaceAll(/(?<=\d)[dsl]vh\b/g, 'vh')}` } : undefined,
}

/** Boxes whose height goes with their width; a picture in one has the one that its attributes say. */
const aspectRatio: Fallback = {
  unless: '(aspect-ratio:1)',
  of({ prop, value }, known): Readonly<Record<string, string>> | undefined {
    if (prop === 'aspect-ratio' && value === 'auto') return { '::before': 'padding-top:0' }
    const [, width, height = '1'] = /^([\d.]+)(?:\s*\/\s*([\d.]+))?$/.exec(value) ?? []
    if (prop !== 'aspect-ratio' || width === undefined || known('object-fit')) return undefined
    const percent = Math.round((1e4 * Number(height)) / Number(width)) / 100
    return {
      '::before': `content:"";float:left;padding-top:${percent}%`,
      '::after': 'content:"";display:table;clear:both',
    }
  },
}

const appearance: Fallback = {
  unless: '(appearance:none)',
  of: ({ prop, value }) => (prop === 'appearance' ? { '': `-webkit-appearance:${value}` } : undefined),
}

/** A mixed colour is nearly its larger part. */
const mixedColours: Fallback = {
  unless: '(color:color-mix(in srgb,red,blue))',
  of({ prop, value }) {
    const [whole = '', first = '', share = '', second = ''] =
      /color-mix\(in srgb, (\S+) (\d+)%, (.+?\)|\w+)\)/.exec(value) ?? []
    if (!whole) return undefined
    return { '': `${prop}:${value.replace(whole, Number(share) < 50 && second !== 'transparent' ? second : first)}` }
  },
}

/**
 * Gaps of a flex box. No condition asks for them, but they came with `appearance` in one browser and with `inset` in the other: who has neither
 * has none.
 */
const flexGap: Fallback = {
  unless: '(appearance:none) or (inset:0)',
  of({ prop, value }, known): Readonly<Record<string, string>> | undefined {
    if (!/^(?:row-|column-)?gap$/.test(prop) || !/flex$/.test(known('display') ?? '')) return undefined
    const [row = '', column = row] = list.space(value)
    const isColumn = known('flex-direction')?.startsWith('column') ?? false
    if (known('flex-wrap') === 'wrap' && prop === 'gap') return { '>*': `margin:0 ${column} ${row} 0` }
    if (known('flex-wrap') === 'wrap' && prop === 'row-gap') return { '>*': `margin-bottom:${row}` }
    if (prop !== 'gap' && isColumn !== (prop === 'row-gap')) return undefined
    return { '>*+*': isColumn ? `margin-top:${row}` : `margin-left:${column}` }
  },
}

/** What takes the rest of a row must not get the gap's margin instead. */
const autoMargin: Fallback = {
  unless: flexGap.unless,
  of: ({ prop, value }) =>
    /^margin-(?:left|top|inline-start)$/.test(prop) && value === 'auto'
      ? { '': `${prop.replace('inline-start', 'left')}:auto` }
      : undefined,
}

const FALLBACKS: readonly Fallback[] = [
  ...LOGICAL,
  inset,
  viewportUnits,
  aspectRatio,
  appearance,
  mixedColours,
  flexGap,
  autoMargin,
]

/** A style sheet in older words. */
export interface OlderSheet {
  readonly css: string
  readonly marks: readonly HasMark[]
}

const HAS = /:has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/

/** It asks inside of a condition, or has one of a newer kind: who needs older words can't read the rest of it. What such a rule says is left out. */
const UNREADABLE = /:(?:is|where)\(|:not\([^)]*:has\(/

/** A selector with a mark for each `:has()` of it. */
function marked(selector: string): { readonly selector: string; readonly marks: readonly HasMark[] } {
  const marks: HasMark[] = []
  let rest = selector
  for (let found = HAS.exec(rest); found; found = HAS.exec(rest)) {
    const [whole, has = ''] = found
    const of = rest.slice(0, found.index).replaceAll(/\[data-has~="[\w-]+"\]/g, '')
    const mark = createHash('sha256').update(`${of} ${has}`).digest('base64url').slice(0, 6)
    marks.push({ mark, of, has: has.startsWith('>') ? `:scope ${has}` : has })
    rest = rest.replace(whole, `[data-has~="${mark}"]`)
  }
  return { selector: rest, marks }
}

/** Class names as they are in the build, and what is global bare. */
const builtSelector = (selector: string, classOf: (name: string) => string): string =>
  selector.replaceAll(
    /:global\(((?:[^()]|\([^()]*\))*)\)|\.([A-Za-z_][\w-]*)/g,
    (_, inner: string | undefined, name: string) => inner ?? `.${classOf(name)}`,
  )

/** The conditions that stand around a rule, the nearest first. */
function conditions(rule: Rule): string[] {
  const found: string[] = []
  for (let around = rule.parent; around?.type === 'atrule'; around = around.parent as typeof around)
    found.push(`@${(around as AtRule).name} ${(around as AtRule).params}`)
  return found
}

/** A rule inside of the conditions that stand around it. */
const wrapped = (rule: Rule, css: string): string =>
  conditions(rule).reduce((found, condition) => `${condition}{${found}}`, css)

/** What the rules of a sheet say by selector: under the same conditions, else under none. */
function readRules(root: Root): (rule: Rule) => Known {
  const said = new Map<string, string>()
  const keyOf = (under: readonly string[], selector: string, property: string) =>
    [...under, selector, property].join('\n')
  root.walkDecls(({ parent, prop, value }) => {
    if (parent?.type === 'rule') said.set(keyOf(conditions(parent as Rule), (parent as Rule).selector, prop), value)
  })
  return (rule) => (property) =>
    said.get(keyOf(conditions(rule), rule.selector, property)) ?? said.get(keyOf([], rule.selector, property))
}

/**
 * What a style sheet says that browsers of the list may not understand, once more in older words, each behind a condition that those who do
 * understand it don't meet.
 */
export function inOlderWords(css: string, classOf: (name: string) => string = (name) => name): OlderSheet {
  const root = parse(css)
  const knownOf = readRules(root)
  const found: string[] = []
  const marks: HasMark[] = []
  root.walkRules(/:has\(/, (rule) => {
    if (UNREADABLE.test(rule.selector)) return
    const all = rule.selectors.map((one) => marked(builtSelector(one, classOf)))
    marks.push(...all.flatMap((one) => one.marks))
    const text = rule.nodes.map(String).join(';')
    found.push(wrapped(rule, `${all.map(({ selector }) => selector).join()}{${text}}`))
  })
  root.walkDecls((declaration) => {
    const rule = declaration.parent
    // What has a newer selector is understood by nobody who needs older words.
    if (rule?.type !== 'rule' || /:has\(|::backdrop|::view-transition/.test((rule as Rule).selector)) return
    const { selectors } = rule as Rule
    for (const { unless, of } of FALLBACKS) {
      const rules = Object.entries(of(declaration, knownOf(rule as Rule)) ?? {})
      const written = rules.map(
        ([behind, text]) => `${selectors.map((one) => builtSelector(one, classOf) + behind).join()}{${text}}`,
      )
      if (written.length > 0) found.push(`@supports not (${unless}){${wrapped(rule as Rule, written.join(''))}}`)
    }
  })
  return { css: found.join(''), marks }
}
