import { kindOfComponent } from '../../../schemas/domain/component-kinds.ts'
import { type Json, mapOf } from '../../../src/kit/json.ts'
import { namesIn } from '../../../src/studio/document/index.ts'
import { fileOf } from '../../pages/published.ts'
import type { CheckContext } from '../judging/check-context.ts'
import { readBy, rootOf, type StandIn, textOfPage } from './open-pages.ts'

/** The first page that shows a component of the same kind, or one whose entries are alike, reading this one in its place. */
export function pageOfComponent(
  { code, text, pages }: { readonly code: string; readonly text: string; readonly pages: readonly string[] },
  checkContext: CheckContext,
): StandIn | undefined {
  const { type } = rootOf(text)
  const others = componentsIn(checkContext).filter((one) => one.name !== code)
  const same = others.filter((one) => one.type === type)
  const alike = others.filter((one) => one.type !== type && kindOfComponent(one.type) === kindOfComponent(type))
  const plain = new Set(
    checkContext.routes.flatMap(({ name, path, page = name }) => (path.includes(':') ? [] : [page])),
  )
  // An address with an id in it is that of something that may not be there, or be shown otherwise.
  const [first, last] = [pages.filter((page) => plain.has(page)), pages.filter((page) => !plain.has(page))]
  const tries = [first, last].flatMap((among) => [same, alike].map((names) => ({ names, among })))
  for (const show of [shownBy, aloneOn, readBySome])
    for (const { names, among } of tries)
      for (const page of among) {
        const own = textOfPage(checkContext, page)
        const [found] = names.flatMap(({ name }) => show(own, name, checkContext)?.replaceAll(wordOf(name), code) ?? [])
        if (found !== undefined) return { page, text: found }
      }
  return undefined
}

const componentsIn = ({ texts }: CheckContext) =>
  [...texts].flatMap(([file, { text }]) => {
    const name = /^components\/(.+)\.json$/.exec(file)?.[1]
    return name === undefined ? [] : [{ name, type: rootOf(text).type }]
  })

const wordOf = (code: string) => new RegExp(`(?<![\\w-])${code}(?![\\w-])`, 'g')

/** What of a page's data is the component; where an expression names it, something else decides whether it is this one. */
const dataOf = (root: Json, code: string) =>
  Object.entries(mapOf(root.data)).flatMap(([name, source]) =>
    JSON.stringify(source).includes(JSON.stringify(code)) ? [name] : [],
  )

/** A page that shows the component to everybody as soon as it is opened: nothing but what the component says decides it. */
function shownBy(text: string, code: string, checkContext: CheckContext): string | undefined {
  const root = rootOf(text)
  const names = new Set(dataOf(root, code))
  return names.size > 0 && areShown(root.blocks, names, { values: mapOf(root.values), checkContext }) ? text : undefined
}

/** The block alone that shows it to some, for everybody. */
function aloneOn(text: string, code: string): string | undefined {
  const root = rootOf(text)
  const { versions, title, blocks } = root
  const names = namesThrough(new Set(dataOf(root, code)), mapOf(root.values))
  const list: readonly unknown[] = Array.isArray(blocks) ? blocks : []
  const found = list
    .map(mapOf)
    .find(({ props }) => [...namesIn(JSON.stringify(props ?? {}))].some((one) => names.has(one)))
  if (!found) return undefined
  const alone = Object.fromEntries(Object.entries(found).filter(([name]) => !CONDITIONS.some((one) => one === name)))
  return JSON.stringify({ versions, title, ...readBy(JSON.stringify(alone), root), blocks: [alone] })
}

const readBySome = (text: string, code: string): string | undefined =>
  text.search(wordOf(code)) < 0 ? undefined : text

interface Around {
  readonly values: Json
  readonly checkContext: CheckContext
}

/** Words that say nothing of a page or a person. */
const FUNCTIONS: ReadonlySet<string> = new Set(['size', 'default', 'has'])

const CONDITIONS = ['audience', 'experiment', 'live', 'hidden', 'when'] as const

function areShown(blocks: unknown, names: ReadonlySet<string>, around: Around): boolean {
  const list: readonly unknown[] = Array.isArray(blocks) ? blocks : []
  return list.map(mapOf).some((block) => {
    if (CONDITIONS.some((one) => one !== 'when' && block[one] !== undefined)) return false
    const { when, props, slots, part } = block
    const own = namesThrough(names, around.values)
    if (typeof when === 'string' && ![...namesIn(when)].every((one) => own.has(one) || FUNCTIONS.has(one))) return false
    if (typeof part === 'string') return isShownInPart(block, own, around)
    if (Object.values(mapOf(slots)).some((inner) => areShown(inner, names, around))) return true
    return [...namesIn(JSON.stringify(props ?? {}))].some((one) => own.has(one))
  })
}

/** The part is looked through with those of its inputs that are the component. */
function isShownInPart({ part, with: given }: Json, own: ReadonlySet<string>, { checkContext }: Around): boolean {
  const { blocks, values } = rootOf(checkContext.texts.get(fileOf({ kind: 'part', name: String(part) }))?.text ?? '')
  const inputs = Object.entries(mapOf(given)).flatMap(([input, value]) =>
    [...namesIn(JSON.stringify(value))].some((one) => own.has(one)) ? [input] : [],
  )
  return inputs.length > 0 && areShown(blocks, new Set(inputs), { values: mapOf(values), checkContext })
}

/** With the values that are made of nothing else. */
function namesThrough(names: ReadonlySet<string>, values: Json): ReadonlySet<string> {
  const made = Object.entries(values).flatMap(([name, value]) => {
    const read = [...namesIn(JSON.stringify(value))].filter((one) => !FUNCTIONS.has(one))
    return read.length > 0 && read.every((one) => names.has(one)) ? [name] : []
  })
  return new Set([...names, ...made])
}
