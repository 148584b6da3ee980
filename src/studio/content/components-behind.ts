import { componentWords, isMap, type Json, type JsonMap, meansComponent, namesIn } from '../document/index.ts'

const own = (map: Json | undefined, name: string): Json | undefined =>
  isMap(map) && Object.hasOwn(map, name) ? map[name] : undefined

/**
 * The page components whose contents an expression shows: through the page's data, its named values, and menus that name other components.
 * @param rest the page beside its blocks
 * @param codes of all components
 * @returns codes, those that are written whole before those of which only the beginning is
 */
export function componentsBehind(value: Json | undefined, rest: JsonMap, codes: readonly string[]): string[] {
  const asked = new Set<string>()
  const found = new Set<string>()
  const maybe = new Set<string>()
  const read = (text: string): void => {
    for (const name of namesIn(text)) {
      if (asked.has(name)) continue
      asked.add(name)
      follow(name)
    }
  }
  const follow = (name: string): void => {
    const named = own(rest.values, name)
    if (named !== undefined) read(JSON.stringify(named))
    const source = own(rest.data, name)
    if (!isMap(source) || source.from !== 'pageComponents') return
    const text = JSON.stringify(source.with ?? {})
    const said = componentWords(text)
    for (const code of codes) if (meansComponent(said, code)) (said.words.has(code) ? found : maybe).add(code)
    read(text)
  }
  read(typeof value === 'string' ? value : JSON.stringify(value ?? ''))
  return [...new Set([...found, ...maybe])]
}
