import type { SourceState } from '../../../schemas/page/plan.ts'
import { element, type Path } from './expressions/index.ts'

type Listener = () => void

/** A place in a page's values, and who reads what stands there. */
interface Place {
  readonly readers: Set<Listener>
  readonly below: Map<string | number, Place>
}

const newPlace = (): Place => ({ readers: new Set(), below: new Map() })

export interface PathListeners {
  /** Calls the listener when what stands at one of the paths became another; gives the way to stop. */
  readonly add: (paths: readonly Path[], listener: Listener) => () => void
  /** Who reads something of a root that is another now. */
  readonly readersOf: (root: string, before?: SourceState, after?: SourceState) => Listener[]
}

/** Who follows which paths of a page's values. A change costs the places that differ and those beside them, not all that are followed. */
export function createPathListeners(): PathListeners {
  const top = newPlace()
  return {
    add(paths, listener) {
      const places = paths.map((path) => placeAt(top, path))
      for (const { readers } of places) readers.add(listener)
      return () => {
        for (const { readers } of places) readers.delete(listener)
      }
    },
    readersOf(root, before, after) {
      const found: Listener[] = []
      const place = top.below.get(root)
      if (!place) return found
      if (before?.status === 'ready' && after?.status === 'ready') collect(place, before.value, after.value, found)
      else if (before !== after) collectAll(place, found)
      return found
    },
  }
}

function placeAt(top: Place, path: Path): Place {
  let place = top
  for (const key of path) {
    const next = place.below.get(key) ?? newPlace()
    place.below.set(key, next)
    place = next
  }
  return place
}

/** What is the same object has nothing changed in it: values are never changed in place. */
function collect({ readers, below }: Place, before: unknown, after: unknown, found: Listener[]): void {
  if (Object.is(before, after)) return
  found.push(...readers)
  below.forEach((place, key) => collect(place, element(before, key), element(after, key), found))
}

function collectAll({ readers, below }: Place, found: Listener[]): void {
  found.push(...readers)
  below.forEach((place) => collectAll(place, found))
}
