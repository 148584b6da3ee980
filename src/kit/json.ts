/** A map of JSON of which nothing is known yet. */
export type Json = Readonly<Record<string, unknown>>

export const isMap = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value where it is a map; an empty one of anything else. */
export const mapOf = (value: unknown): Json => (isMap(value) ? value : {})

/** The value of a text; undefined of one that is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
