import { compiledText } from '../core/compiled.ts'
import type { PartUse } from '../core/expand-parts.ts'
import { getOwn } from '../core/get-own.ts'
import { linked, type Values as NamedValues } from '../core/values.ts'
import { hasExpression } from '../core/expressions/index.ts'
import type { Type } from '../core/expressions/checker.ts'
import { checkHead } from './check-head.ts'
import { checkText } from './check-text.ts'
import { checkValues, type Values } from './check-values.ts'
import { type Test, testOf } from './conditions.ts'
import type { Readable } from './kept-types.ts'
import { schemaOfInputs } from './part-inputs.ts'
import { schemaOfState, typeOf, type Roots } from './page-types.ts'
import type { ActionView, BlockView, DataView, PageView } from './page-view.ts'
import { labelOf, type Mistake } from './mistake.ts'
import { at, isMap, listOf, type Json } from './pointer.ts'
import { asSchema, type Schema } from './schema.ts'
import { checkWhen } from './check-when.ts'
import { contractOfSubmit } from './submits.ts'
import { addFrame } from './frame-mistakes.ts'
import {
  actionRules,
  add,
  dataRules,
  type FindingsByRule,
  inputRules,
  isMisspelt,
  pageRules,
  propRules,
} from './mistakes-by-rule.ts'

type Parts = Omit<PageView, 'mistakes'>

const setting = { zh: '设置', en: 'setting' }
const input = { zh: '输入', en: 'input' }
const argument = { zh: '参数', en: 'argument' }

const isRequired = (schema: Schema, key: string) => schema.required?.includes(key) ?? false

/** A block that is hidden when this prop is empty never shows its widget without it. */
function hidesWithout({ widget, block }: BlockView, key: string): boolean {
  const props = widget?.emptyWhen
  return props?.length === 1 && props[0] === key && block.onEmpty !== 'show'
}

/** A block is there when its own condition holds, and that of every block around it. */
function conditionsOf({ block, parent }: BlockView): unknown[] {
  return parent?.of ? [...conditionsOf(parent.of), block.when] : [block.when]
}

function addProps(found: FindingsByRule, view: BlockView, { roots, values, catalogues: { judge } }: Parts): void {
  const { widget, pointer, block: written } = view
  const { props: value = {} } = written
  if (!widget || !isMap(value) || isMisspelt(found, pointer, 'props')) return
  const schema = asSchema(widget.props)
  const given = new Set(Object.keys(widget.defaults ?? {}))
  const missingAt =
    written.props === undefined
      ? { pointer: `${pointer}/widget` }
      : { pointer: `${pointer}/props`, target: 'key' as const }
  const mayBeMissing = (key: string) => !isRequired(schema, key) || hidesWithout(view, key)
  const rest = { noun: setting, given, missingAt }
  const test = testOf(conditionsOf(view), values)
  const judged = { judge, shape: `props ${widget.code}` } as const
  const base = `${pointer}/props`
  add(found, checkValues({ judged, value, base, schema, roots, test, mayBeMissing, rest }), propRules)
}

function addBlock(found: FindingsByRule, view: BlockView, parts: Parts): void {
  const { when } = view.block
  if (typeof when === 'string') add(found, checkWhen(when, `${view.pointer}/when`, parts))
  addProps(found, view, parts)
}

/** What `set-state` may put into a key is what was in it first. */
function schemaOfAction(view: ActionView, { catalogues, state }: Parts): Schema | undefined {
  const { name = '', action } = view
  const known = getOwn<object>(catalogues.actions, name)
  const schema = known && asSchema(known as Schema)
  if (!schema || name !== 'set-state' || typeof action.key !== 'string' || !Object.hasOwn(state, action.key))
    return schema
  return { ...schema, properties: { ...schema.properties, to: schemaOfState(state[action.key]) } }
}

const anyEvent: Type = { kind: 'any' }

/** What is sent to an action. */
function eventOf({ block: { widget }, event }: ActionView): Type {
  const known = getOwn(widget?.events ?? {}, event)
  return known ? typeOf(known.payload) : anyEvent
}

function addAction(found: FindingsByRule, view: ActionView, parts: Parts): void {
  const { pointer, action, name } = view
  const { do: _, when, ...value } = action
  const schema = schemaOfAction(view, parts)
  const readable = { roots: parts.roots, event: eventOf(view) }
  if (typeof when === 'string') add(found, checkWhen(when, `${pointer}/when`, readable))
  if (!schema) return
  const mayBeMissing = (key: string) => !isRequired(schema, key) || (name === 'set-state' && key === 'to')
  const rest = { noun: argument, missingAt: { pointer: `${pointer}/do` } }
  const test = testOf([...conditionsOf(view.block), when], parts.values)
  const submit = contractOfSubmit(view, parts.catalogues.contracts)?.submit
  const own = submit && hasArguments(value.with) ? without(value, 'with') : value
  const { judge } = parts.catalogues
  // What a key of the page's state takes is known by the page alone.
  const judged = name === 'set-state' ? undefined : ({ judge, shape: `action ${name}` } as const)
  const values: Values = { judged, value: own, base: pointer, schema, ...readable, test, mayBeMissing, rest }
  add(found, checkValues(values), actionRules)
  if (!submit || isMisspelt(found, pointer, 'with', 'action-argument')) return
  const submitted = { judge, shape: `submit ${String(action.endpoint)}` } as const
  const submitSchema = asSchema(submit.with)
  addArguments(found, {
    judged: submitted,
    pointer,
    of: 'endpoint',
    value: value.with,
    schema: submitSchema,
    ...readable,
    test,
  })
}

const without = (value: Json, key: string): Json =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))

interface Arguments extends Readable {
  readonly judged: Values['judged']
  /** What holds `with`, and the name of its property that says the endpoint. */
  readonly pointer: string
  readonly of: 'from' | 'endpoint'
  readonly value: unknown
  readonly schema: Schema
  readonly given?: ReadonlySet<string>
  readonly test?: Test
}

/** Of another kind it is no arguments: what holds it says so. */
const hasArguments = (value: unknown) => isMap(value) || (typeof value === 'string' && hasExpression(value))

/** What is written for an endpoint in `with`. */
function addArguments(
  found: FindingsByRule,
  { judged, pointer, of, value, schema, given, roots, event, test }: Arguments,
): void {
  if (value !== undefined && !hasArguments(value)) return
  const base = `${pointer}/with`
  const missingAt = value === undefined ? { pointer: `${pointer}/${of}` } : { pointer: base, target: 'key' as const }
  const mayBeMissing = (key: string) => key !== '' && !isRequired(schema, key)
  const rest = { noun: argument, given, missingAt }
  const written = value ?? {}
  // A whole that is an expression is known by its type.
  const known = isMap(written) ? judged : undefined
  const values: Values = { judged: known, value: written, base, schema, roots, event, test, mayBeMissing, rest }
  add(found, checkValues(values), dataRules)
}

function addData(found: FindingsByRule, { pointer, source, contract }: DataView, parts: Parts): void {
  const { roots, values, catalogues } = parts
  if (typeof source.when === 'string') add(found, checkWhen(source.when, `${pointer}/when`, parts))
  if (!contract?.page || isMisspelt(found, pointer, 'with')) return
  // Its arguments are an object with expressions inside; that they are something else is told with the frame.
  if (source.with !== undefined && !isMap(source.with)) return
  const schema = asSchema(contract.page.with)
  const given = new Set(Object.keys(contract.page.defaults ?? {}))
  const test = testOf([source.when], values)
  const judged = { judge: catalogues.judge, shape: `data ${contract.name}` } as const
  addArguments(found, { judged, pointer, of: 'from', value: source.with, schema, given, roots, test })
}

/** So many mistakes of one rule are no page any more: each is compared with every name of the page, to say what was meant. */
const ENOUGH = 200

/** A value is known by its expression alone: whatever comes of it, it is a value. */
function addValue(found: FindingsByRule, name: string, text: string, { roots }: Parts): void {
  if (hasExpression(text)) add(found, checkText(text, {}, at('/values', name), { roots, mayBeMissing: true }))
}

/** Redirects are decided on the server: there is no viewer yet, and the page's state has only its first values. */
function rootsOnServer({ roots, values }: Parts): Roots {
  const isLater = (root: string) => root === 'viewer' || root === 'state'
  const readsLater = (name: string) =>
    Object.hasOwn(values, name) && linked(compiledText(values[name]!), values).roots.some(isLater)
  return Object.fromEntries(Object.entries(roots).filter(([name]) => !isLater(name) && !readsLater(name)))
}

function addRedirect(
  found: FindingsByRule,
  redirect: unknown,
  pointer: string,
  known: Roots,
  values: NamedValues,
): void {
  if (!isMap(redirect)) return
  const { when, to } = redirect
  if (typeof when === 'string') add(found, checkWhen(when, `${pointer}/when`, { roots: known }))
  const test = testOf([when], values)
  if (typeof to === 'string') add(found, checkText(to, { type: 'string' }, `${pointer}/to`, { roots: known, test }))
}

function* stepsOf(found: FindingsByRule, parts: Parts): Generator<() => void> {
  const { data, blocks, actions, uses, values, raw, roots } = parts
  yield () => add(found, checkHead(raw.head, roots, parts.catalogues.judge), pageRules)
  for (const [name, text] of Object.entries(values)) yield () => addValue(found, name, text, parts)
  const redirects = listOf(raw.redirects)
  const known = redirects.length > 0 ? rootsOnServer(parts) : {}
  for (const [index, redirect] of redirects.entries())
    yield () => addRedirect(found, redirect, at('/redirects', index), known, values)
  for (const entry of data) yield () => addData(found, entry, parts)
  for (const use of uses) yield () => addUse(found, use, parts)
  for (const view of blocks) yield () => addBlock(found, view, parts)
  for (const action of actions) yield () => addAction(found, action, parts)
}

/** A mistake in what a part wants, with what the part says of it: nobody else knows. */
function toldByPart(mistake: Mistake, base: string, inputs: Json): Mistake {
  const name = labelOf(mistake.pointer.replace(/(?:\/\d+)+$/, ''))
  const input = mistake.pointer.startsWith(at(base, name)) ? getOwn(inputs, name) : undefined
  const title = isMap(input) ? (input.title ?? input.description) : undefined
  if (typeof title !== 'string') return mistake
  const { zh, en } = mistake.message
  const label = `「${labelOf(mistake.pointer)}」`
  return { ...mistake, message: { zh: zh.replace(label, `${label}（${title}）`), en } }
}

/** What a page gives to the inputs of a part. */
function addUse(found: FindingsByRule, { use, pointer }: PartUse, { roots, catalogues }: Parts): void {
  const part = getOwn(catalogues.parts ?? {}, String(use.part))
  const value = use.with ?? {}
  if (!part || !isMap(value)) return
  const schema = schemaOfInputs(part.inputs ?? {}, catalogues.contracts)
  const missingAt =
    use.with === undefined ? { pointer: `${pointer}/part` } : { pointer: `${pointer}/with`, target: 'key' as const }
  const mayBeMissing = (key: string) => getOwn(part.inputs ?? {}, key)?.default === null
  const rest = { noun: input, missingAt }
  const mistakes = checkValues({ value, base: `${pointer}/with`, schema, roots, mayBeMissing, rest })
  add(
    found,
    mistakes.map((mistake) => toldByPart(mistake, `${pointer}/with`, part.inputs ?? {})),
    inputRules,
  )
}

/** Compares every value of a page or of a part with its schema and every expression with its place; the findings by rule. */
export function findMistakes(raw: unknown, parts: Parts, isPart: boolean): FindingsByRule {
  const found: FindingsByRule = new Map()
  addFrame(found, raw, parts, isPart ? 'part' : parts.screen ? 'screen' : 'page')
  for (const step of stepsOf(found, parts)) {
    if ([...found.values()].some(({ length }) => length >= ENOUGH)) break
    step()
  }
  return found
}
