import type { Contract } from '../../../../schemas/api/contract.ts'
import type { JSONSchema } from '../../../../schemas/json-schema.ts'
import type { ActionSchemas } from '../../../../schemas/page/action.ts'
import { blockSchema } from '../../../../schemas/page/block.ts'
import { headSchema } from '../../../../schemas/page/head.ts'
import { pageSchema, screenPageSchema } from '../../../../schemas/page/page.ts'
import { partSchema, partUseSchema } from '../../../../schemas/page/part.ts'
import type { AnyScreen } from '../../../kit/screen.ts'
import type { Registry } from '../../../kit/widget.ts'
import { expressionSchema, propertiesOrExpression, type EditorSchema } from './or-expression.ts'

/** What a page is put together from, as far as schemas decide it. */
export type ShapeName =
  | 'page'
  | 'screen'
  | 'part'
  | 'part-use'
  | 'block'
  | 'head'
  | `props ${string}`
  | `data ${string}`
  | `submit ${string}`
  | `action ${string}`

/** What says which shapes there are. */
export interface Shaped {
  readonly registry: Registry
  readonly screens: Readonly<Record<string, AnyScreen>>
  readonly contracts: Readonly<Record<string, Contract>>
  readonly actions: ActionSchemas
}

/** The frame of a file: what stands in it as text is text, whether or not it looks like an expression. */
const frames = {
  page: pageSchema,
  screen: screenPageSchema,
  part: partSchema,
  'part-use': partUseSchema,
  block: blockSchema,
} as const satisfies Partial<Record<ShapeName, JSONSchema>>

/**
 * Every shape of a page by its name, as the schemas that Ajv compiles, each made when it is wanted: one for the props of each widget, one for the arguments of each
 * endpoint and action. An expression may stand where a value stands; whether its type fits is known by the types, not by a schema.
 */
export function shapesOf(known: Shaped): Readonly<Record<string, () => EditorSchema>> {
  const { registry, screens, contracts, actions } = known
  const widgets = [...Object.values(registry), ...Object.values(screens)]
  return {
    head: () => filled(headSchema),
    ...Object.fromEntries(Object.entries(frames).map(([name, schema]) => [name, () => bare(schema) as EditorSchema])),
    ...named(widgets, ({ code, props, defaults }) => [`props ${code}`, () => filled(props, defaults)]),
    ...named(
      Object.values(contracts),
      ({ name, page }) => page && [`data ${name}`, () => filled(page.with, page.defaults)],
    ),
    ...named(Object.values(contracts), ({ name, submit }) => submit && [`submit ${name}`, () => filled(submit.with)]),
    ...named(Object.entries(actions), ([name, schema]) => [`action ${name}`, () => filled(schema)]),
  }
}

type NamedShape = readonly [ShapeName, () => EditorSchema]

const named = <Item>(items: readonly Item[], shape: (item: Item) => NamedShape | undefined) =>
  Object.fromEntries(items.flatMap((item) => [shape(item) ?? []]).filter(({ length }) => length > 0))

const filled = (schema: JSONSchema, defaults: object = {}): EditorSchema =>
  bare({ ...propertiesOrExpression(schema, defaults), definitions: { expression: expressionSchema } }) as EditorSchema

/** What tells people something decides nothing: without it the compiled validators are half as long. */
const TOLD = new Set([
  ...['title', 'description', 'default', 'examples', 'names', 'enumDescriptions', 'expression'],
  ...['$id', '$schema', '$comment'],
])

/** A schema without what decides nothing. Under `properties` such words are names. */
function bare(schema: unknown, isNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => bare(each))
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(([keyword]) => isNames || !TOLD.has(keyword))
  return Object.fromEntries(
    kept.map(([keyword, value]) => [
      keyword,
      isValue(keyword, isNames) ? value : bare(value, isNamesUnder(keyword, isNames)),
    ]),
  )
}

const isValue = (keyword: string, isNames: boolean) => !isNames && (keyword === 'enum' || keyword === 'const')
const isNamesUnder = (keyword: string, isNames: boolean) =>
  !isNames && (keyword === 'properties' || keyword === 'definitions')
