type Json = Readonly<Record<string, unknown>>

interface Leaf {
  /** Of the setting that it stands in. */
  readonly name: string
  readonly path: string
  /** A text, a number, a switch, nothing, or an empty list or map. */
  readonly value: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** All that stands in settings, each by its path. */
function leavesOf(props: Json): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  const walk = (name: string, path: readonly string[], value: unknown): void => {
    if (value === undefined) return
    const inside = isObject(value) ? Object.entries(value) : []
    for (const [key, inner] of inside) walk(name, [...path, key], inner)
    const place = JSON.stringify(path)
    if (inside.length === 0) leaves.set(place, { name, path: place, value })
  }
  for (const [name, value] of Object.entries(props)) walk(name, [name], value)
  return leaves
}

/**
 * The names of the settings of which a migration loses something that it does not say in `removedProps`: a text of which nothing is anywhere in what
 * it made, or in whose place another one stands; or a number or a switch that is gone, while nothing new is there that it may have become.
 */
export function lostProps(before: Json, after: Json, removedProps: readonly string[] = []): string[] {
  if (before === after) return []
  const [were, are] = [leavesOf(before), leavesOf(after)]
  const [stood, stands] = [were, are].map((leaves) => new Set([...leaves.values()].map(({ value }) => value)))
  const isKnown = (value: unknown) => stood?.has(value) === true
  const changed = [...are.values()].filter(({ value }) => !isKnown(value)).map(({ value }) => String(value))
  const gone = [...were.values()].filter(({ path }) => !are.has(path))
  const come = [...are.values()].filter(({ path, value }) => !were.has(path) && !(isText(value) && isKnown(value)))
  const goneTexts = gone.map(({ value }) => value).filter(isText)
  const isOverwritten = (now: unknown) => isText(now) && goneTexts.some((text) => now.includes(text))
  const isLostText = ({ path, value }: Leaf) =>
    isText(value) &&
    stands?.has(value) === false &&
    (!are.has(path) || isOverwritten(are.get(path)?.value)) &&
    !changed.some((text) => text.includes(value))
  const isNamed = ({ name }: Leaf) => removedProps.includes(name)
  const plain = gone.filter((leaf) => !isText(leaf.value) && !isNamed(leaf))
  const lost = [...[...were.values()].filter(isLostText), ...lostPlain(plain, come)]
  const names = new Set(lost.filter((leaf) => !isNamed(leaf)).map(({ name }) => name))
  return Object.keys(before).filter((name) => names.has(name))
}

/** What is gone and is no text, when what came does not have it, and is less than could have been made of it. */
function lostPlain(gone: readonly Leaf[], come: readonly Leaf[]): readonly Leaf[] {
  const left = new Map<string, number>()
  const count = (leaf: Leaf) => left.get(JSON.stringify(leaf.value)) ?? 0
  for (const leaf of come) left.set(JSON.stringify(leaf.value), count(leaf) + 1)
  const missing = gone.filter((leaf) => {
    const found = count(leaf)
    if (found > 0) left.set(JSON.stringify(leaf.value), found - 1)
    return found === 0
  })
  return missing.length > [...left.values()].reduce((sum, one) => sum + one, 0) ? missing : []
}
