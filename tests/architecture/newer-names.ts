import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { SUPPORTED } from '../../src/domain/visit/browsers.ts'

/** Since which version a browser has something, in the data of MDN; false where it has not. */
interface Support {
  readonly version_added: string | boolean | null
  readonly flags?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
}

/** What the data say of a thing, and of what it has, by name. */
export interface Feature {
  readonly support: Readonly<Record<string, Support | readonly Support[]>> | undefined
  readonly parts: readonly (readonly [string, Feature])[]
}

type Written = Readonly<Record<string, unknown>>

export const featureOf = (written: Written): Feature => ({
  support: (written['__compat'] as { readonly support: Feature['support'] } | undefined)?.support,
  parts: Object.entries(written)
    .filter(([name]) => name !== '__compat' && name !== '__meta')
    .map(([name, part]) => [name, featureOf(part as Written)]),
})

/** By the number of each part: 14.1 is before 14.10. */
function isAfter(version: string, other: string): boolean {
  const [ours = [], theirs = []] = [version, other].map((one) => one.replace('≤', '').split('.').map(Number))
  const at = ours.findIndex((part, index) => part !== (theirs[index] ?? 0))
  return at >= 0 && (ours[at] ?? 0) > (theirs[at] ?? 0)
}

/** Phones: the desk's Safari has no touch. */
const BROWSERS = { chrome: SUPPORTED.chrome, safari_ios: SUPPORTED.ios }

export const isThere = ({ support }: Feature): boolean =>
  support === undefined ||
  Object.entries(BROWSERS).every(([browser, version]) =>
    [support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: since, flags, prefix, alternative_name: other }: Support) =>
          !flags && !prefix && !other && typeof since === 'string' && since !== 'preview' && !isAfter(since, version),
      ),
  )

/** Names that some browser of the list has not. */
interface NewerNames {
  /** `structuredClone` */
  readonly globals: ReadonlySet<string>
  /** `Object.hasOwn` */
  readonly ofOwners: ReadonlySet<string>
  /** Methods of ECMAScript's own things, as `toSorted`. */
  readonly builtIn: ReadonlySet<string>
  /** Methods of the browser's own things, as `replaceChildren`. */
  readonly ofBrowser: ReadonlySet<string>
}

/** Since when each browser has what, by the compatibility data of MDN. */
export function newerNames(): NewerNames {
  const data = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8')) as {
    readonly api: Written
    readonly javascript: { readonly builtins: Written }
  }
  const [browser, language] = [featureOf(data.api).parts, featureOf(data.javascript.builtins).parts]
  const inside = language.filter(([name]) => name === 'Intl').flatMap(([, { parts }]) => parts)
  const globals = new Set<string>()
  const ofOwners = new Set<string>()
  const [old, builtIn, ofBrowser] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const owners of [browser, language, inside])
    for (const [owner, feature] of owners) {
      if (!isThere(feature)) globals.add(owner)
      for (const [key, member] of feature.parts) {
        const name = key.replace(/_static$/, '')
        if (isThere(feature) && isThere(member)) old.add(name)
        else {
          ofOwners.add(`${owner}.${name}`)
          if (!key.endsWith('_static')) (owners === browser ? ofBrowser : builtIn).add(name)
        }
      }
    }
  const without = (names: Set<string>) => new Set([...names].filter((name) => !old.has(name)))
  return { globals, ofOwners, builtIn: without(builtIn), ofBrowser: without(ofBrowser) }
}

/** A newer name where it is used: `toSorted()`, `Object.hasOwn`, `structuredClone`, `regex (?<=`. */
export interface Use {
  readonly name: string
  readonly file: string
  /** Character of the file. */
  readonly at: number
}

/**
 * What a file asks of the browser that is newer than the list. Calls of the browser's own methods are told by their name alone: one that the
 * file gives to something of its own (`{ fetch() {} }`) is that. `x?.()` and `typeof x` ask first.
 */
export function newerUses(file: string, text: string, names: NewerNames, isOwn: (name: string) => boolean): Use[] {
  const found: Use[] = []
  const asked = new Set<number>()
  const use = (name: string, at: number) => void found.push({ name, file, at })
  const { program } = parseSync(file, text)
  new Visitor({
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof') asked.add(argument.start)
    },
    CallExpression({ callee, optional }) {
      if (callee.type !== 'MemberExpression' || callee.computed || optional) return
      const { name } = callee.property
      if (names.builtIn.has(name) || (names.ofBrowser.has(name) && !isOwn(name)))
        use(`${name}()`, callee.property.start)
    },
    MemberExpression({ object, property, computed, start }) {
      if (computed || object.type !== 'Identifier' || asked.has(start)) return
      const name = `${object.name}.${(property as { readonly name: string }).name}`
      if (names.ofOwners.has(name)) use(name, start)
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && names.globals.has(callee.name)) use(callee.name, callee.start)
    },
    Literal(literal) {
      if (!('regex' in literal)) return
      const { pattern, flags } = literal.regex
      if (/\(\?<[=!]/.test(pattern) || /[dv]/.test(flags)) use('regex (?<=', literal.start)
    },
  }).visit(program)
  // Lower-case functions of the browser itself: structuredClone(value).
  for (const call of text.matchAll(/(?<![\w$.?'"`])([a-z][A-Za-z]+)\(/g))
    if (
      names.globals.has(call[1]!) &&
      !isOwn(call[1]!) &&
      !new RegExp(`typeof ${call[1]!}\\b|function ${call[1]!}\\b`).test(text)
    )
      use(call[1]!, call.index)
  return found
}

/** Whether some code gives the name to something of its own: a key, a field of a type, a method, a function. */
export function isOwnName(texts: readonly string[]): (name: string) => boolean {
  const known = new Map<string, boolean>()
  return (name) => {
    const written = new RegExp(
      `[^.\\w$]${name}(?:\\??\\s*:|\\([^()]*\\)\\s*\\{)|\\.${name}\\s*=[^=]|function ${name}\\b`,
    )
    const found = known.get(name) ?? texts.some((text) => written.test(text))
    known.set(name, found)
    return found
  }
}

/** Syntax that the oldest browsers of the list can't read, in built code: `a?.b`, `a ?? b`, `a ||= b`, `static {}`, `#a in b`. */
export function newerSyntax(file: string, text: string): string[] {
  const found: string[] = []
  const { program } = parseSync(file, text)
  new Visitor({
    ChainExpression: () => void found.push('?.'),
    LogicalExpression: ({ operator }) => void (operator === '??' && found.push('??')),
    AssignmentExpression: ({ operator }) => void (/^(?:\|\||&&|\?\?)=$/.test(operator) && found.push(operator)),
    StaticBlock: () => void found.push('static {}'),
    Literal: (literal) => void ('regex' in literal && /\(\?<[=!]/.test(literal.regex.pattern) && found.push('(?<=')),
  }).visit(program)
  return [...new Set(found)]
}
