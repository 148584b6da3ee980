/** The name of a value's kind as schemas have it. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

interface Typed {
  readonly type?: string | readonly string[]
  readonly nullable?: boolean
}

/** Whether a value is of the type that the schema names, if it names one. */
export function isOfType(value: unknown, { type, nullable }: Typed): boolean {
  if (type === undefined || (nullable && value === null)) return true
  const kind = kindOf(value)
  return [type].flat().some((name) => name === kind || (name === 'integer' && Number.isInteger(value)))
}
