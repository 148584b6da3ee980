import { readFileSync } from 'node:fs'
import { type AtRule, type Declaration, parse, type Rule } from 'postcss'
import { type Feature, featureOf, isThere } from './newer-names.ts'

interface Data {
  readonly css: Readonly<
    Record<'properties' | 'selectors' | 'at-rules' | 'types', Readonly<Record<string, Record<string, unknown>>>>
  >
}

const { css } = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8')) as Data

const known = (kind: keyof Data['css']): ReadonlyMap<string, Feature> =>
  new Map(Object.entries(css[kind]).map(([name, written]) => [name, featureOf(written)]))

const properties = known('properties')
const selectors = known('selectors')
const atRules = known('at-rules')
const partOf = (feature: Feature | undefined, name: string) => feature?.parts.find(([one]) => one === name)?.[1]

/** Units and functions, which the data of MDN have under many names. None is older than the list. */
const NEWER_WORDS =
  /(?<=\d)(?:[dsl]v[hwib]|[dsl]vmin|[dsl]vmax|cq\w+|r?lh|r?cap|r?ic)\b|\b(?:color-mix|oklch|oklab|lab|lch|light-dark|round|mod|rem|sin|cos|tan|linear)(?=\()/g

/** What a sheet says and some browser of the list can't read. */
export interface NewerStyle {
  /** `rotate`, `100dvh`, `:is`, `@container`, `flex gap` */
  readonly name: string
  readonly rule: Rule | AtRule
  /** Undefined where it is the rule's own beginning. */
  readonly declaration?: Declaration
}

/** Whether it is asked for by a condition that some browser of the list can't read either, and so leaves out as a whole. */
const isConditional = (rule: AtRule): boolean => {
  const about = atRules.get(rule.name)
  const [, feature = ''] = /\(([\w-]+)/.exec(rule.params) ?? []
  return isNewer(about) || (rule.name === 'media' && isNewer(partOf(about, feature)))
}

const isNewer = (feature: Feature | undefined) => feature !== undefined && !isThere(feature)

const namesIn = (selector: string): string[] => [
  ...[...selector.matchAll(/::?([\w-]+)/g)].flatMap(([whole, name = '']) =>
    isNewer(selectors.get(name)) ? [whole] : [],
  ),
  ...(/:not\((?:[^()]|\([^()]*\))*,/.test(selector) ? [':not list'] : []),
]

const namesOf = ({ prop, value, parent }: Declaration): string[] => {
  const isFlex = (parent as Rule).nodes.some(
    (one) => one.type === 'decl' && /^(?:inline-)?flex$/.test(one.value) && one.prop === 'display',
  )
  const worded = properties.get(prop)
  return [
    ...(isNewer(worded) ? [prop] : []),
    ...(isNewer(partOf(worded, value)) ? [`${prop}: ${value}`] : []),
    ...(isFlex && /gap$/.test(prop) ? ['flex gap'] : []),
    ...[...value.matchAll(NEWER_WORDS)].map(([word]) => word),
  ]
}

/** All that some browser of the list can't read, but for what stands behind a question: `@supports`, or a condition that it can't read. */
export function newerStyles(sheet: string): NewerStyle[] {
  const found: NewerStyle[] = []
  const root = parse(sheet)
  root.walkAtRules((rule) => {
    if (isConditional(rule)) found.push({ name: `@${rule.name} ${rule.params}`, rule })
  })
  root.walkRules((rule) => {
    if (isAsked(rule)) return
    const names = namesIn(rule.selector)
    found.push(...names.map((name) => ({ name, rule })))
    // Nobody who can't read the beginning reads the rest.
    if (names.length > 0) return
    rule.each((declaration) => {
      if (declaration.type === 'decl') found.push(...namesOf(declaration).map((name) => ({ name, rule, declaration })))
    })
  })
  return found
}

function isAsked(rule: Rule): boolean {
  for (let around = rule.parent; around?.type === 'atrule'; around = around.parent as typeof around)
    if ((around as AtRule).name === 'supports' || isConditional(around as AtRule)) return true
  return false
}
