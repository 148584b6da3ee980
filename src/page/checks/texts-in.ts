/** Every text in a value, however deep. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) yield* textsIn(child)
}
