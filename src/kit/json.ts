/** A map of JSON of which nothing is known yet. */
export type Json = Readonly<Record<string, unknown>>

export const isMap = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value where it is a map; an empty one of anything else. */
export const mapOf = (value: unknown): Json => (isMap(value) ? value : {})

/** A property name as a JSON pointer has it. */
export const pointerToken = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key

/** The property names and indices of a JSON pointer, decoded. */
export const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value of a text; undefined of one that is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
