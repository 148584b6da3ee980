type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** All texts in a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  return isObject(value) ? Object.values(value).flatMap(textsIn) : []
}

/**
 * The names of the settings that a migration lost: they are gone, or another stands in their place, nothing of their text is anywhere in what it made,
 * and it does not say in `removedProps` that it takes them away.
 */
export function lostProps(before: Json, after: Json, removedProps: readonly string[] = []): string[] {
  const made = textsIn(after).join('\n')
  const isGone = (name: string) => before[name] !== undefined && after[name] === undefined
  const gone = Object.keys(before).filter(isGone)
  const hasNew = Object.keys(after).some((name) => before[name] === undefined)
  const isKept = (name: string) => {
    const texts = textsIn(before[name])
    return texts.length === 0 ? !isGone(name) || hasNew : texts.some((text) => made.includes(text))
  }
  const isOverwritten = (name: string) => {
    const now = textsIn(after[name]).join('\n')
    return gone.some((other) => textsIn(before[other]).some((text) => now.includes(text)))
  }
  return Object.keys(before).filter(
    (name) => !removedProps.includes(name) && !isKept(name) && (isGone(name) || isOverwritten(name)),
  )
}
