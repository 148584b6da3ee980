import type { Catalogue, CatalogueWidget } from '../../schemas/studio/catalogue.ts'
import type { Titles } from '../../src/studio/document/index.ts'
import { isObject } from '../project.ts'
import type { Remote } from './client.ts'

/** What the sentences about documents call things: the widgets and their fields as the studio has them. */
export async function titlesOf(remote: Remote): Promise<Titles> {
  return catalogueTitles(await remote.ask.catalogue({}))
}

const catalogueTitles = ({ widgets }: Pick<Catalogue, 'widgets'>): Titles => ({
  widgets: Object.fromEntries(widgets.map(({ code, title }) => [code, title])),
  parts: {},
  fields: Object.fromEntries(widgets.map((widget) => [widget.code, fieldsOf(widget)])),
})

function fieldsOf({ props }: CatalogueWidget): Readonly<Record<string, string>> {
  const properties = isObject(props.properties) ? props.properties : {}
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, labelOf(name, schema)]))
}

/** 最多几张，1 到 12 -> 最多几张, as the form has it. */
function labelOf(name: string, schema: unknown): string {
  const { title, description } = isObject(schema) ? schema : {}
  const words = typeof title === 'string' ? title : typeof description === 'string' ? description : ''
  const first = words.split(/[：；。，,;（(]/)[0]?.trim() ?? ''
  return first !== '' && first.length <= 16 ? first : name
}
