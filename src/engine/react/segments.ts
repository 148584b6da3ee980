/** About the square root of a long page: React goes through the segments, and through the blocks of the one that holds the changed block. */
const SEGMENT = 24

/**
 * A long list in segments, a short one in one. React looks at all siblings of a component that renders again, so that on a page of a thousand
 * blocks next to all of a change's time went into the blocks that did not change.
 */
export function inSegments<Item>(list: readonly Item[]): readonly (readonly Item[])[] {
  if (list.length <= 2 * SEGMENT) return [list]
  const count = Math.ceil(list.length / SEGMENT)
  return Array.from({ length: count }, (_, at) => list.slice(at * SEGMENT, (at + 1) * SEGMENT))
}
