import {
  type BlockKey,
  type Document,
  isMap,
  type Place,
  placeName,
  placeParts,
  placesIn,
  placesOfDocument,
  screenSlotName,
  type Titles,
} from '../document/index.ts'

/** A line of the outline: a list of blocks by its heading, or a block. */
export type Row =
  | {
      readonly kind: 'place'
      readonly place: Place
      readonly title: string
      readonly level: number
      readonly count: number
    }
  | {
      readonly kind: 'block'
      readonly key: BlockKey
      readonly place: Place
      readonly index: number
      readonly level: number
      readonly isOpen: boolean | undefined
    }

const HEADINGS: Readonly<Partial<Record<Document['kind'], string>>> = { part: '部件的区块', component: '内容' }

function headingOf(document: Document, place: Place, titles: Titles): string {
  const parts = placeParts(place)
  if (parts.in === 'popup') {
    const popups = isMap(document.rest.popups) ? document.rest.popups : {}
    const popup = popups[parts.name]
    return `弹层 · ${isMap(popup) && typeof popup.title === 'string' ? popup.title : parts.name}`
  }
  if (parts.in === 'screen') return screenSlotName(parts.name, titles)
  // Several containers have a 左栏.
  if (parts.in === 'block') return placeName(document, place, titles)
  return HEADINGS[document.kind] ?? '页面的区块'
}

/** The outline as lines, without what is in closed containers. */
export function outlineRows(document: Document, closed: ReadonlySet<BlockKey>, titles: Titles): Row[] {
  const below = (place: Place, level: number): Row[] =>
    (document.order[place] ?? []).flatMap((key, index): Row[] => {
      const places = placesIn(document, key, titles)
      const isOpen = places.length === 0 ? undefined : !closed.has(key)
      const row: Row = { kind: 'block', key, place, index, level, isOpen }
      if (!isOpen) return [row]
      return [row, ...places.flatMap((one) => list(one, level + 1))]
    })
  const list = (place: Place, level: number): Row[] => [
    {
      kind: 'place',
      place,
      title: headingOf(document, place, titles),
      level,
      count: (document.order[place] ?? []).length,
    },
    ...below(place, level + 1),
  ]
  return placesOfDocument(document, titles).flatMap((place) => list(place, 1))
}

/** The keys between two blocks of the outline, both with it: what Shift chooses. */
export function keysBetween(rows: readonly Row[], from: BlockKey, to: BlockKey): BlockKey[] {
  const keys = rows.flatMap((row) => (row.kind === 'block' ? [row.key] : []))
  const [one, other] = [keys.indexOf(from), keys.indexOf(to)]
  if (one === -1 || other === -1) return [to]
  return keys.slice(Math.min(one, other), Math.max(one, other) + 1)
}
