import type { Catalogue, CatalogueWidget } from '../../../schemas/studio/catalogue.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { labelOf, type Named } from './field-label.ts'
import { isMap } from './json.ts'
import type { SaidOfValue } from './value-words.ts'
import type { Titles } from './words.ts'

/** What is told of the items of a shop, as far as their names go. */
export type NamedRow = Pick<ItemRow, 'kind' | 'name' | 'title' | 'screen'>

/** Titles for the sentences about an item: the same object for items that call things alike. */
export type TitlesFor = (item: ItemId) => Titles

const titlesIn = (named: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, one]) =>
      isMap(one) && typeof one.title === 'string' ? [[name, one.title] as const] : [],
    ),
  )

const fieldsOf = ({ props }: CatalogueWidget) =>
  Object.fromEntries(
    Object.entries(isMap(props.properties) ? props.properties : {}).map(([name, schema]) => [
      name,
      labelOf(name, isMap(schema) ? (schema as Named) : {}),
    ]),
  )

/** What sentences about documents call things, by what the shop has: the studio and whoever works on it by a key say the same. */
export function shopTitles(
  { widgets, screens }: Pick<Catalogue, 'widgets' | 'screens'>,
  rows: readonly NamedRow[],
): TitlesFor {
  const shared: Titles = {
    widgets: Object.fromEntries(widgets.map(({ code, title }) => [code, title])),
    parts: Object.fromEntries(rows.filter(({ kind }) => kind === 'part').map(({ name, title }) => [name, title])),
    fields: Object.fromEntries(widgets.map((widget) => [widget.code, fieldsOf(widget)])),
    props: Object.fromEntries(widgets.map(({ code, props }) => [code, props as SaidOfValue])),
    events: Object.fromEntries(widgets.map(({ code, events }) => [code, titlesIn(events)])),
    slots: Object.fromEntries(widgets.flatMap(({ code, slots }) => (slots ? [[code, titlesIn(slots)]] : []))),
  }
  const ofScreens = new Map(
    Object.entries(screens).map(([code, { slots }]) => [code, { ...shared, screen: titlesIn(slots) }]),
  )
  const screenOf = new Map(rows.flatMap(({ kind, name, screen }) => (kind === 'page' ? [[name, screen]] : [])))
  return ({ kind, name }) => ofScreens.get((kind === 'page' && screenOf.get(name)) || '') ?? shared
}
