import type { Contract } from '../../../schemas/api/contract.ts'
import { contextSchemaOf, type SiteContext, viewerSchema } from '../../../schemas/page/context.ts'
import { moreStates } from '../../../schemas/page/page.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { AnyScreen } from '../../kit/screen.ts'
import { orNull, typeOfSchema, type JSONSchemaLike, type Type } from '../core/expressions/checker.ts'
import { getOwn } from '../core/get-own.ts'
import { SCREEN_VALUES } from '../core/screen-page.ts'
import { isMap, type Json } from './pointer.ts'
import { routesOfPage } from './routes-by-page.ts'
import { asSchema, kindOf, type Schema } from './schema.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

export type Roots = Readonly<Record<string, Type>>

const ANY: Type = { kind: 'any' }
const TEXT: Type = { kind: 'string' }

/** Types that pages write by themselves, the oldest dropped first. */
const WRITTEN = 500
const writtenTypes = new Map<string, Type>()

/** One object for all pages that write the same: what was found of it on one holds on the next. */
function shared(type: Type): Type {
  const text = JSON.stringify(type)
  const known = writtenTypes.get(text)
  if (known) return known
  if (writtenTypes.size >= WRITTEN) writtenTypes.delete(writtenTypes.keys().next().value ?? '')
  writtenTypes.set(text, type)
  return type
}

const contextTypes = memoByIdentity((site: SiteContext): Roots =>
  Object.fromEntries(
    Object.entries(contextSchemaOf(site).properties ?? {}).map(([name, schema]) => [
      name,
      typeOfSchema(schema as JSONSchemaLike),
    ]),
  ),
)
const NO_SITE = {}

const viewerType = typeOfSchema(viewerSchema)

/** The type that a schema describes, worked out once: the same schema gives the same object. */
export const typeOf = memoByIdentity((schema: object): Type => typeOfSchema(schema as JSONSchemaLike))

/** The reply is followed to where the value stands; a step that may be absent makes the value nullable. */
function followReply({ reply, page }: Contract): { readonly schema?: Schema; readonly isOptional: boolean } {
  let [schema, isOptional]: [Schema | undefined, boolean] = [asSchema(reply), false]
  for (const name of page?.value ?? []) {
    isOptional ||= !schema?.required?.includes(name)
    schema = schema?.properties?.[name]
  }
  return { schema: page?.batch ? schema?.items : schema, isOptional }
}

const dataTypeOf = memoByIdentity((contract: Contract): Type => {
  const { schema, isOptional } = followReply(contract)
  if (!schema) return ANY
  const type = typeOfSchema(schema as JSONSchemaLike)
  return isOptional ? orNull(type) : type
})

/** The schema of what a data name from an endpoint holds. */
export const schemaOfData = (contract: Contract): Schema => followReply(contract).schema ?? {}

/**
 * The type of a data name that comes from an endpoint. A member of a batch counts as present: what is absent from the reply is an
 * empty source, and its block does what it does when empty.
 */
export const typeOfData = (contract: Contract | undefined): Type => (contract?.page ? dataTypeOf(contract) : ANY)

const more: Type = { kind: 'string', enum: moreStates }

/** A paged value says how its next page stands, once anything was asked for. */
const pagedType = memoByIdentity((type: Type): Type =>
  type.kind === 'object' ? { ...type, fields: { ...type.fields, more: { type: more, optional: true } } } : type,
)

/** The schema of every value that a state key may take: that of its first one. Null says nothing. */
export function schemaOfState(value: unknown): Schema {
  if (value === null || value === undefined) return {}
  if (Array.isArray(value)) return { type: 'array', ...(value.length && { items: schemaOfState(value[0]) }) }
  if (!isMap(value)) return { type: kindOf(value) }
  const properties = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, schemaOfState(child)]))
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

const textField = (name: string) => [name, { type: TEXT, optional: false }] as const

/** The names that every address of the page has; any name when no address is known. */
function typeOfParams(pageName: string, routes: readonly Route[]): Type {
  const paths = routesOfPage(pageName, routes).map(({ path }) => path)
  if (!paths.length) return { kind: 'map', of: TEXT }
  const names = paths.map((path) => path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : [])))
  const all = [...new Set(names.flat())]
  const fields = all.map((name) => {
    const [key, field] = textField(name)
    return [key, { ...field, optional: !names.every((some) => some.includes(name)) }]
  })
  return { kind: 'object', fields: Object.fromEntries(fields), open: false }
}

/** What the addresses of the page say in `with`: what not all of them say may be missing. Any value when no address is known. */
function typeOfRoute(pageName: string, routes: readonly Route[]): Type {
  const given = routesOfPage(pageName, routes).map((route) => route.with ?? {})
  if (!given.length) return { kind: 'map', of: ANY }
  const names = [...new Set(given.flatMap((values) => Object.keys(values)))]
  const fields = names.map((name) => {
    const values = given.flatMap((one) => (Object.hasOwn(one, name) ? [one[name]] : []))
    return [name, { type: typeOfSchema({ enum: values }), optional: values.length < given.length }]
  })
  return { kind: 'object', fields: Object.fromEntries(fields), open: false }
}

export interface RootsInput {
  readonly pageName: string
  readonly routes: readonly Route[]
  readonly contracts: Readonly<Record<string, Contract>>
  readonly state: Json
  readonly data: Json
  /** Types of the state keys that say how a submit goes. */
  readonly submits: Roots
  /** The module's screen that the page stands around. */
  readonly screen?: AnyScreen
  readonly site?: SiteContext
}

/** A key that a submit writes is what the submit makes of it; any other is what its first value says. */
function typeOfState(state: Json, submits: Roots): Type {
  const type = shared(typeOfSchema(schemaOfState(state) as JSONSchemaLike))
  if (type.kind !== 'object' || Object.keys(submits).length === 0) return type
  const fields = Object.entries(type.fields).map(([key, field]) => [
    key,
    { ...field, type: getOwn(submits, key) ?? field.type },
  ])
  return { ...type, fields: Object.fromEntries(fields) }
}

/** The type of everything that an expression of a page may read. Data with a condition is null when that does not hold. */
export function rootsOf({
  pageName,
  routes,
  contracts,
  state,
  data,
  submits,
  screen,
  site = NO_SITE,
}: RootsInput): Roots {
  const sources = Object.entries(data).map(([name, source]) => {
    const from = getOwn(source, 'from')
    const plain = typeof from === 'string' ? typeOfData(getOwn(contracts, from)) : ANY
    const type = getOwn(source, 'pages') === undefined ? plain : pagedType(plain)
    return [name, getOwn(source, 'when') === undefined ? type : orNull(type)]
  })
  return {
    ...Object.fromEntries(sources),
    ...contextTypes(site),
    params: shared(typeOfParams(pageName, routes)),
    route: shared(typeOfRoute(pageName, routes)),
    state: typeOfState(state, submits),
    viewer: viewerType,
    ...(screen && { [SCREEN_VALUES]: typeOf(screen.values) }),
  }
}
