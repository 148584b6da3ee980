import * as fc from 'fast-check'

/** What an operator, or a slip of a finger, may put in a place. */
const odd = fc.constantFrom<unknown>(
  ...[null, true, false, 0, -1, 1, 0.5, 0.01, 1e9, '', 'x', 'x'.repeat(300), '😀'.repeat(30), 'true', '3', '/x'],
  ...[
    '{{ query.id }}',
    '价格 {{ query.id }} 元',
    '{{',
    [],
    [[]],
    [1, 'a'],
    ['a', 'a'],
    {},
    { id: 1 },
    { x: { y: 'z' } },
  ],
  ...['2026-11-20T00:00', '#1A2B3C', 'https://example.com/a'],
)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (!isObject(value)) return [path]
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))]
}

type Change = (holder: Record<string, unknown>, key: string) => void

function changed(value: unknown, path: readonly string[], change: Change): unknown {
  const copy = structuredClone(value)
  const holder = path.slice(0, -1).reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), copy)
  const key = path.at(-1)
  if (isObject(holder) && key !== undefined) change(holder, key)
  return copy
}

const remove: Change = (holder, key) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else Reflect.deleteProperty(holder, key)
}

const misspell: Change = (holder, key) => {
  if (Array.isArray(holder)) return
  holder[`${key}x`] = holder[key]
  Reflect.deleteProperty(holder, key)
}

const repeat: Change = (holder, key) => {
  if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]))
  else holder[`${key}2`] = structuredClone(holder[key])
}

const changes = fc.oneof(
  fc.constantFrom(remove, misspell, repeat),
  odd.map((value): Change => (holder, key) => {
    holder[key] = structuredClone(value)
  }),
)

/** A value with one to three places that are something else, missing, misspelt or there twice; sometimes as it was. */
export const mutated = (value: unknown): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), changes), { maxLength: 3 }).map((list) =>
    list.reduce((current, [at, change]) => {
      const paths = pathsOf(current)
      return changed(current, paths[at % paths.length]!, change)
    }, value),
  )
