import type { Asked } from './call-samples.ts'

/** The same value with another name wherever the field stands. */
export function renamed(value: unknown, field: string, name: (before: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, field, name))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    key === field && typeof one === 'string' ? name(one) : renamed(one, field, name),
  ])
  return Object.fromEntries(entries) as unknown
}

/** What stands in the field, wherever it is in the call. */
export function namesIn(asked: Asked, field: string): string[] {
  const found: string[] = []
  renamed([asked.params, asked.query, asked.body], field, (name) => {
    found.push(name)
    return name
  })
  return found
}
