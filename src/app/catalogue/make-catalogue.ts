import type { Contract } from '../../../schemas/api/contract.ts'
import { contracts } from '../../../schemas/api/contracts.ts'
import type { JSONSchema } from '../../../schemas/json-schema.ts'
import { blockSchema } from '../../../schemas/page/block.ts'
import { contextSchemaOf, viewerSchema } from '../../../schemas/page/context.ts'
import { pageSchema, screenPageSchema } from '../../../schemas/page/page.ts'
import { partSchema } from '../../../schemas/page/part.ts'
import { routeTableSchema } from '../../../schemas/page/route.ts'
import { themeSchema } from '../../../schemas/page/theme.ts'
import type { BuiltCatalogue, Catalogue, CatalogueWidget } from '../../../schemas/studio/catalogue.ts'
import type { Screen } from '../../kit/module.ts'
import { widgetCategories } from '../../kit/widget-categories.ts'
import { versionOf } from '../../kit/widget-version.ts'
import type { AnyWidget, Example } from '../../kit/widget.ts'
import { actions, screens } from '../../modules/index.ts'
import { schemaOfData } from '../../engine/checks/page-types.ts'
import { siteChecks } from '../checks/site-checks.ts'
import { functionHelp } from '../../engine/core/expressions/function-help.ts'
import type { ExampleLoaders } from '../gallery/gallery-items.ts'

/** A schema as data: what is in it is told, and nothing of it is run. */
const plain = (schema: unknown) => schema as Record<string, unknown>

/** An object's schema as its form shows it: what has a default need not be written, and stands as that. */
function withDefaults(schema: JSONSchema, defaults: object = {}): Record<string, unknown> {
  const given = new Map(Object.entries(defaults))
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [
    name,
    given.has(name) && typeof one === 'object' ? { ...one, default: given.get(name) } : one,
  ])
  const required = schema.required?.filter((name) => !given.has(name))
  return { ...schema, properties: Object.fromEntries(properties), ...(required && { required }) }
}

/** Made of the doors of the widgets, modules and endpoints, once for a build. */
export async function makeCatalogue(widgets: readonly AnyWidget[], examples: ExampleLoaders): Promise<BuiltCatalogue> {
  const told = widgets.map(async (widget) => widgetOf(widget, (await examples[widget.code]?.())?.examples ?? []))
  const { viewer, ...context } = { viewer: viewerSchema, ...contextSchemaOf(siteChecks) }
  return {
    widgets: await Promise.all(told),
    categories: widgetCategories,
    actions: Object.fromEntries(Object.entries(actions).map(([name, schema]) => [name, plain(schema)])),
    endpoints: Object.fromEntries(Object.values(contracts).flatMap(endpointOf)),
    functions: functionHelp.map((one) => ({ ...one })),
    screens: Object.fromEntries(Object.values(screens).map(screenOf)),
    context: plain({ ...context, properties: { ...context.properties, viewer } }),
    page: plain(pageSchema),
    screen: plain(screenPageSchema),
    part: plain(partSchema),
    block: plain(blockSchema),
    theme: plain(themeSchema),
    route: plain(routeTableSchema.properties.routes.items),
  }
}

const screenOf = ({ code, title, slots, values }: Screen): [string, Catalogue['screens'][string]] => [
  code,
  { title, slots: { ...slots }, values: plain(values) },
]

function widgetOf(widget: AnyWidget, examples: readonly Example[]): CatalogueWidget {
  const { code, category, title, description, props, defaults, variants, events, slots } = widget
  return {
    ...{ code, title, description, version: versionOf(widget), props: withDefaults(props, defaults) },
    ...(category && { category }),
    ...(defaults && { defaults: plain(defaults) }),
    ...(variants && { variants: [...variants] }),
    ...(events && { events: mapped(events, ({ title: its, payload }) => ({ title: its, payload: plain(payload) })) }),
    ...(slots && { slots: mapped(slots, ({ allow, ...slot }) => ({ ...slot, ...(allow && { allow: [...allow] }) })) }),
    examples: examples.map(({ name, variant, props: shown }) => ({
      ...{ name, props: plain(shown) },
      ...(variant !== undefined && { variant }),
    })),
  }
}

const mapped = <Value, Result>(
  map: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]))

/** An endpoint that pages may read, or send something to. */
function endpointOf(contract: Contract): [string, Catalogue['endpoints'][string]][] {
  const { name, title, page, submit } = contract
  if (!page && !submit) return []
  const read: { with: JSONSchema; value: object } | undefined = page && {
    with: page.with,
    value: schemaOfData(contract),
  }
  return [
    [
      name,
      {
        title: title.zh,
        ...(read && { with: withDefaults(read.with, page?.defaults), value: plain(read.value) }),
        ...(submit && { submit: plain(submit.with) }),
      },
    ],
  ]
}
