import { blockSchema } from '../../../schemas/page/block.ts'
import { pageSchema } from '../../../schemas/page/page.ts'
import type { Finding } from '../../kit/problem.ts'
import { own } from '../core/own.ts'
import { hasExpression } from '../core/expressions/index.ts'
import type { Expr } from '../core/expressions/index.ts'
import { checkText } from './check-text.ts'
import { checkValue, type ValueCheck } from './check-value.ts'
import { allOf } from './conditions.ts'
import type { Mistake } from './mistake.ts'
import { schemaOfState, typeOf, type Roots } from './page-types.ts'
import type { ActionView, BlockView, DataView, PageView } from './page-view.ts'
import { at, isMap, listOf, type Json } from './pointer.ts'
import { asSchema, type Schema } from './schema.ts'
import { checkWhen } from './check-when.ts'
import { contractOfSubmit } from './submits.ts'

type Parts = Omit<PageView, 'mistakes'>
type Found = Map<string, Finding[]>
type KindToRule = Readonly<Record<string, string>>

const field = { zh: '字段', en: 'field' }
const setting = { zh: '设置', en: 'setting' }
const argument = { zh: '参数', en: 'argument' }

const every = (rule: string): KindToRule =>
  Object.fromEntries(
    ['unknown-key', 'missing-key', 'type', 'enum', 'range', 'pattern', 'key-name'].map((kind) => [kind, rule]),
  )

const pageRules = every('page-shape')
const actionRules = every('action-argument')
const dataRules = every('endpoint-argument')
const propRules: KindToRule = {
  'unknown-key': 'unknown-prop',
  'missing-key': 'missing-prop',
  type: 'wrong-prop-type',
  enum: 'prop-not-in-enum',
  range: 'prop-out-of-range',
  pattern: 'prop-out-of-range',
  'key-name': 'prop-out-of-range',
}

/** Mistakes of expressions carry the name of their rule. */
function add(found: Found, mistakes: readonly Mistake[], rules: KindToRule = {}): void {
  for (const { kind, ...finding } of mistakes) {
    const rule = ruleOf(kind, finding.pointer, rules)
    const list = found.get(rule)
    if (list) list.push(finding)
    else found.set(rule, [finding])
  }
}

const blockId = /(?:\/blocks|\/slots\/[^/]+)\/\d+\/id$/

function ruleOf(kind: string, pointer: string, rules: KindToRule): string {
  return rules === pageRules && kind === 'pattern' && blockId.test(pointer) ? 'block-id-format' : (rules[kind] ?? kind)
}

const page = asSchema(pageSchema)
const block = asSchema(blockSchema)

function addShape(found: Found, raw: unknown, { blocks }: Parts): void {
  add(found, checkValue(raw, page, { noun: field, base: '' }), pageRules)
  for (const { parent, pointer, block: value } of blocks) {
    if (parent) add(found, checkValue(value, block, { noun: field, base: pointer }), pageRules)
  }
}

/** Whether a part that is not there has been found under a misspelt name. */
const isMisspelt = (found: Found, pointer: string, key: string, rule = 'page-shape') =>
  found
    .get(rule)
    ?.some((one) => one.suggestion === key && one.pointer.slice(0, one.pointer.lastIndexOf('/')) === pointer)

interface Values {
  readonly value: unknown
  readonly base: string
  readonly schema: Schema
  readonly roots: Roots
  readonly test?: Expr
  /** Properties of the value itself that may come out empty. */
  readonly mayBeMissing: (key: string) => boolean
  readonly rest: Omit<ValueCheck, 'base' | 'text'>
}

function checkValues({ value, base, schema, roots, test, mayBeMissing, rest }: Values): Mistake[] {
  const text: ValueCheck['text'] = (written, wanted, pointer, found) => {
    const key = pointer.slice(base.length + 1)
    const isOwn = !key.includes('/')
    found.push(...checkText(written, wanted, pointer, { roots, test, mayBeMissing: isOwn && mayBeMissing(key) }))
  }
  return checkValue(value, schema, { ...rest, base, text })
}

const isRequired = (schema: Schema, key: string) => schema.required?.includes(key) ?? false

/** A block that is hidden when this prop is empty never shows its widget without it. */
function hidesWithout({ widget, block }: BlockView, key: string): boolean {
  const props = widget?.emptyWhen
  return props?.length === 1 && props[0] === key && block.onEmpty !== 'show'
}

/** A block is there when its own condition holds, and that of every block around it. */
function conditionsOf({ block, parent }: BlockView): unknown[] {
  return parent ? [...conditionsOf(parent.of), block.when] : [block.when]
}

function addProps(found: Found, view: BlockView, roots: Roots): void {
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
  const test = allOf(conditionsOf(view))
  add(found, checkValues({ value, base: `${pointer}/props`, schema, roots, test, mayBeMissing, rest }), propRules)
}

function addBlock(found: Found, view: BlockView, roots: Roots): void {
  const { when } = view.block
  if (typeof when === 'string') add(found, checkWhen(when, `${view.pointer}/when`, roots))
  addProps(found, view, roots)
}

/** What `set-state` may put into a key is what was in it first. */
function schemaOfAction(view: ActionView, { catalogues, state }: Parts): Schema | undefined {
  const { name = '', action } = view
  const known = own<object>(catalogues.actions, name)
  const schema = known && asSchema(known as Schema)
  if (!schema || name !== 'set-state' || typeof action.key !== 'string' || !Object.hasOwn(state, action.key))
    return schema
  return { ...schema, properties: { ...schema.properties, to: schemaOfState(state[action.key]) } }
}

function rootsOfAction({ block: { widget }, event }: ActionView, roots: Roots): Roots {
  const known = own(widget?.events ?? {}, event)
  return { ...roots, event: known ? typeOf(known.payload) : { kind: 'any' } }
}

function addAction(found: Found, view: ActionView, parts: Parts): void {
  const { pointer, action } = view
  const { do: _, when, ...value } = action
  const schema = schemaOfAction(view, parts)
  const roots = rootsOfAction(view, parts.roots)
  if (typeof when === 'string') add(found, checkWhen(when, `${pointer}/when`, roots))
  if (!schema) return
  const mayBeMissing = (key: string) => !isRequired(schema, key) || (view.name === 'set-state' && key === 'to')
  const rest = { noun: argument, missingAt: { pointer: `${pointer}/do` } }
  const test = allOf([...conditionsOf(view.block), when])
  const submit = contractOfSubmit(view, parts.catalogues.contracts)?.submit
  const own = submit && hasArguments(value.with) ? without(value, 'with') : value
  add(found, checkValues({ value: own, base: pointer, schema, roots, test, mayBeMissing, rest }), actionRules)
  if (submit && !isMisspelt(found, pointer, 'with', 'action-argument'))
    addArguments(found, { pointer, of: 'endpoint', value: value.with, schema: asSchema(submit.with), roots, test })
}

const without = (value: Json, key: string): Json =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))

interface Arguments {
  /** What holds `with`, and the name of its property that says the endpoint. */
  readonly pointer: string
  readonly of: 'from' | 'endpoint'
  readonly value: unknown
  readonly schema: Schema
  readonly given?: ReadonlySet<string>
  readonly roots: Roots
  readonly test?: Expr
}

/** Of another kind it is no arguments: what holds it says so. */
const hasArguments = (value: unknown) => isMap(value) || (typeof value === 'string' && hasExpression(value))

/** What is written for an endpoint in `with`. */
function addArguments(found: Found, { pointer, of, value, schema, given, roots, test }: Arguments): void {
  if (value !== undefined && !hasArguments(value)) return
  const base = `${pointer}/with`
  const missingAt = value === undefined ? { pointer: `${pointer}/${of}` } : { pointer: base, target: 'key' as const }
  const mayBeMissing = (key: string) => key !== '' && !isRequired(schema, key)
  const rest = { noun: argument, given, missingAt }
  add(found, checkValues({ value: value ?? {}, base, schema, roots, test, mayBeMissing, rest }), dataRules)
}

function addData(found: Found, { pointer, source, contract }: DataView, roots: Roots): void {
  if (typeof source.when === 'string') add(found, checkWhen(source.when, `${pointer}/when`, roots))
  if (!contract?.page || isMisspelt(found, pointer, 'with')) return
  const schema = asSchema(contract.page.with)
  const given = new Set(Object.keys(contract.page.defaults ?? {}))
  const test = allOf([source.when])
  addArguments(found, { pointer, of: 'from', value: source.with, schema, given, roots, test })
}

/** So many mistakes of one rule are no page any more: each is compared with every name of the page, to say what was meant. */
const ENOUGH = 200

/** Redirects are decided on the server: there is no viewer yet, and the page's state has only its first values. */
function addRedirect(found: Found, redirect: unknown, pointer: string, roots: Roots): void {
  if (!isMap(redirect)) return
  const { viewer: _viewer, state: _state, ...known } = roots
  const { when, to } = redirect
  if (typeof when === 'string') add(found, checkWhen(when, `${pointer}/when`, known))
  const test = allOf([when])
  if (typeof to === 'string') add(found, checkText(to, { type: 'string' }, `${pointer}/to`, { roots: known, test }))
}

function* stepsOf(found: Found, parts: Parts): Generator<() => void> {
  const { data, blocks, actions, roots, raw } = parts
  for (const [index, redirect] of listOf(raw.redirects).entries())
    yield () => addRedirect(found, redirect, at('/redirects', index), roots)
  for (const entry of data) yield () => addData(found, entry, roots)
  for (const view of blocks) yield () => addBlock(found, view, roots)
  for (const action of actions) yield () => addAction(found, action, parts)
}

/** Compares every value of a page with its schema and every expression with its place; the findings by rule. */
export function findMistakes(raw: unknown, parts: Parts): Found {
  const found: Found = new Map()
  addShape(found, raw, parts)
  for (const step of stepsOf(found, parts)) {
    if ([...found.values()].some(({ length }) => length >= ENOUGH)) break
    step()
  }
  return found
}
