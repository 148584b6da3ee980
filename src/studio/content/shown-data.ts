import type { BuiltCatalogue } from '../../../schemas/studio/catalogue.ts'
import { componentWords, isMap, type Json, type JsonMap, meansComponent, namesIn } from '../document/index.ts'
import { propertiesOf } from '../document/form-schema.ts'

const own = (map: Json | undefined, name: string): Json | undefined =>
  isMap(map) && Object.hasOwn(map, name) ? map[name] : undefined

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/**
 * The page's data that an expression shows: by itself, through named values, and through what other data are asked with.
 * @param rest the page beside its blocks
 */
export function dataShownBy(value: Json | undefined, rest: JsonMap): JsonMap[] {
  const asked = new Set<string>()
  const found: JsonMap[] = []
  const read = (text: string): void => {
    for (const name of namesIn(text)) {
      if (asked.has(name)) continue
      asked.add(name)
      const named = own(rest.values, name)
      if (named !== undefined) read(JSON.stringify(named))
      const source = own(rest.data, name)
      if (!isMap(source)) continue
      found.push(source)
      read(JSON.stringify(source.with ?? {}))
    }
  }
  read(textOf(value))
  return found
}

/** Whether an endpoint answers with page components: it is asked by their codes. */
export const readsComponents = ({ endpoints }: Pick<BuiltCatalogue, 'endpoints'>, { from }: JsonMap): boolean => {
  const name = String(from)
  const args = Object.hasOwn(endpoints, name) ? propertiesOf(endpoints[name]?.with) : {}
  return Object.values(args).some(({ names }) => names === 'component')
}

/** The expressions in what data are asked with: the page in the canvas knows what they give. */
export const expressionsIn = (data: readonly JsonMap[]): string[] =>
  data.flatMap(({ with: asked = {} }) =>
    (isMap(asked) ? Object.values(asked) : []).flat().filter((one) => typeof one === 'string' && one.includes('{{')),
  ) as string[]

/**
 * The page components of which data tell.
 * @param codes of all components
 * @param given what the expressions in them give now
 * @returns codes, those that are asked for now before those that are written whole, and those of which only the beginning is
 */
export function componentsOf(data: readonly JsonMap[], codes: readonly string[], given = ''): string[] {
  const found = new Set<string>()
  const maybe = new Set<string>()
  const now = componentWords(given).words
  for (const code of codes) if (now.has(code)) found.add(code)
  for (const source of data) {
    const said = componentWords(JSON.stringify(source.with ?? {}))
    for (const code of codes) if (meansComponent(said, code)) (said.words.has(code) ? found : maybe).add(code)
  }
  return [...new Set([...found, ...maybe])]
}
