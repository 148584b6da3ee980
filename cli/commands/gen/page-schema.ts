import type { Contract } from '../../../schemas/api/contract.ts'
import { actionSchema, actionSchemas, type ActionSchemas } from '../../../schemas/page/action.ts'
import { blockSchema } from '../../../schemas/page/block.ts'
import { dataSourceSchema, PAGE_VERSION, pageSchema, screenPageSchema } from '../../../schemas/page/page.ts'
import { partSchema, partUseSchema } from '../../../schemas/page/part.ts'
import { versionOf } from '../../../src/kit/widget-version.ts'
import type { AnyWidget, Registry } from '../../../src/kit/widget.ts'
import {
  type EditorSchema,
  expressionSchema,
  propertiesOrExpression,
} from '../../../src/engine/checks/judge/or-expression.ts'
import { choice, type Option } from './choice.ts'
import { widgetOption } from './widget-option.ts'

/** What this project's pages may name. */
interface Catalogue {
  readonly registry: Registry
  readonly contracts: Readonly<Record<string, Contract>>
  readonly actions: ActionSchemas
}

/** A block, or a part in its place. */
const listed: EditorSchema = {
  if: { type: 'object', required: ['part'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { $ref: '#/definitions/part' },
  else: { $ref: '#/definitions/block' },
}

/** The same, from the schema of another file. */
const listedElsewhere: EditorSchema = {
  if: { type: 'object', required: ['part'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { $ref: 'page.schema.json#/definitions/part' },
  else: { $ref: 'page.schema.json#/definitions/block' },
}

/** The schema that editors use for pages/parts/*.json: its blocks are those of pages. */
export function partSchemaForEditors(): EditorSchema {
  const { properties, ...part } = partSchema
  return { ...part, properties: { ...properties, blocks: { ...properties.blocks, items: listedElsewhere } } }
}

/**
 * The schema that editors use for pages/*.json: the page language with this project's widgets, actions and endpoints spelled out, so that
 * an editor completes and explains them. It is wider than `pagoda check`, which also knows types of expressions; never narrower.
 */
export function pageSchemaFor({ registry, contracts, actions }: Catalogue): EditorSchema {
  const widgets = Object.values(registry).toSorted((a, b) => (a.code < b.code ? -1 : 1))
  const { properties, ...page } = pageSchema
  const blocks = { type: 'array', description: properties.blocks.description, items: listed }
  return {
    ...page,
    properties: {
      ...properties,
      versions: versionsSchema(widgets),
      head: propertiesOrExpression(properties.head, {}),
      data: { ...properties.data, additionalProperties: { $ref: '#/definitions/data' } },
      blocks,
      popups: popupsSchema(),
    },
    definitions: {
      expression: expressionSchema,
      block: blockDefinition(widgets),
      part: partUseSchema,
      data: dataDefinition(contracts),
      action: actionDefinition(actions, contracts),
    },
  }
}

/** The schema that editors use for the page file of a module's screen: its slots, and what the blocks in them need. */
export function screenSchemaFor(): EditorSchema {
  const { properties, ...screen } = screenPageSchema
  const ofPage = (part: string) => ({ $ref: `page.schema.json#/${part}` })
  const blocks = { type: 'array', items: listedElsewhere }
  return {
    ...screen,
    properties: {
      ...properties,
      versions: ofPage('properties/versions'),
      data: ofPage('properties/data'),
      popups: ofPage('properties/popups'),
      slots: { ...properties.slots, additionalProperties: blocks },
    },
  }
}

function versionsSchema(widgets: readonly AnyWidget[]): EditorSchema {
  const { versions } = pageSchema.properties
  const known = widgets.map((widget) => {
    const version = versionOf(widget)
    return [widget.code, { type: 'integer', minimum: 1, maximum: version, description: widget.title, default: version }]
  })
  const page = { ...versions.properties.page, maximum: PAGE_VERSION }
  return { ...versions, properties: { page, ...Object.fromEntries(known) } }
}

function popupsSchema(): EditorSchema {
  const { popups } = pageSchema.properties
  const { properties } = popups.additionalProperties
  const blocks = { type: 'array', items: listed }
  return { ...popups, additionalProperties: { ...popups.additionalProperties, properties: { ...properties, blocks } } }
}

function blockDefinition(widgets: readonly AnyWidget[]): EditorSchema {
  const { id, widget, ...properties } = blockSchema.properties
  const { named, allOf } = choice('widget', widget, widgets.map(widgetOption))
  const listOf = (name: string) => ({ type: 'array', items: { $ref: `#/definitions/${name}` } })
  const slots = { ...properties.slots, additionalProperties: { type: 'array', items: listed } }
  const on = { ...properties.on, additionalProperties: listOf('action') }
  return {
    ...blockSchema,
    properties: { id, widget: named, ...properties, on, slots },
    allOf,
    defaultSnippets: widgets.map(blockSnippet),
  }
}

/** A new block in one keystroke: the props that must be written and have no default. */
function blockSnippet({ code, title, props, defaults = {} }: AnyWidget): EditorSchema {
  const must = (props.required ?? []).filter((name) => !(name in defaults))
  const written = must.map((name, at) => [name, `$${at + 2}`])
  const body = { id: `\${1:${code}}`, widget: code, ...(must.length > 0 ? { props: Object.fromEntries(written) } : {}) }
  return { label: code, description: title, body }
}

function dataDefinition(contracts: Readonly<Record<string, Contract>>): EditorSchema {
  const { from, ...properties } = dataSourceSchema.properties
  const options = Object.values(contracts).flatMap((contract): Option[] => {
    if (!contract.page) return []
    const { title, name, source, page } = contract
    const required = page.with.required?.length ? ['with'] : []
    const description = `${title.zh}（${contract.method} ${contract.path}，${source}）`
    const shape = { properties: { with: propertiesOrExpression(page.with, page.defaults ?? {}) }, required }
    return [{ value: name, description, shape }]
  })
  const { named, allOf } = choice('from', from, options)
  return { ...dataSourceSchema, properties: { from: named, ...properties }, allOf }
}

function actionDefinition(actions: ActionSchemas, contracts: Catalogue['contracts']): EditorSchema {
  const options = Object.entries(actions).map(([value, schema]): Option => {
    const { properties, required } = propertiesOrExpression(schema, {})
    const shape = { properties: { do: true, when: true, ...properties }, required, additionalProperties: false }
    return {
      value,
      description: `${schema.title}：${schema.description}`,
      shape: value === 'submit' ? { ...shape, ...submitted(shape.properties, contracts) } : shape,
    }
  })
  const { when, do: does } = actionSchema.properties
  const { named, allOf } = choice('do', does, options)
  return { ...actionSchema, properties: { do: named, when }, allOf }
}

/** Where `submit` may send something, and what: its own arguments, or one expression for all of them. */
function submitted(properties: object, contracts: Readonly<Record<string, Contract>>): object {
  const options = Object.values(contracts).flatMap(({ title, name, submit }): Option[] => {
    if (!submit) return []
    const sent = propertiesOrExpression(submit.with, {})
    const required = submit.with.required?.length ? ['with'] : []
    const shape = { properties: { with: { anyOf: [sent, { $ref: '#/definitions/expression' }] } }, required }
    return [{ value: name, description: title.zh, shape }]
  })
  const { named, allOf } = choice('endpoint', actionSchemas.submit.properties.endpoint, options)
  return { properties: { ...properties, endpoint: named }, allOf }
}
