import { type BlockKey, type Document, keysWithin, popupPlace } from '../document.ts'
import { isList, isMap, isWrittenAlike, type Json, valueAt, type ValuePath, withValue } from '../json.ts'
import { type Editable, makeStep, type Outcome, UNCHANGED } from '../step.ts'
import { assignRest } from '../values.ts'
import { pageField, pageValueName } from '../words.ts'
import { dropBlocks } from './drop-blocks.ts'

export interface PageValue {
  /** In the page, the part, the theme or the route: ['title'], ['data', 'offers', 'maxStale'] */
  readonly path: ValuePath
  /** undefined takes the value away. */
  readonly value: Json | undefined
  readonly field?: string
}

const LISTS = new Set(['blocks', 'entries', 'slots'])
const holdsBlocks = ([first, , third]: ValuePath) => LISTS.has(String(first)) || third === 'blocks'

/** Sets or takes away a value beside the blocks. A popup that is taken away goes with its blocks; a new one begins without any. */
export function setPageValue(document: Document, { path, value, field }: PageValue): Outcome {
  const [first, popup] = path
  if (path.length === 0 || holdsBlocks(path) || (first === 'popups' && path.length < 2))
    return { refused: '这里不能这样改' }
  const before = valueAt(document.rest, path)
  if (isWrittenAlike(before, value)) return UNCHANGED
  const what = field ?? pageField(path)
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  const how = isText
    ? `${what} 改为 ${pageValueName(path, value)}`
    : before === undefined
      ? `加上 ${what}`
      : `${what} 改了`
  return makeStep(document, value === undefined ? `去掉 ${what}` : how, (draft) => {
    if (first === 'popups' && path.length === 2) assignPopup(draft, document, String(popup), value)
    else assignRest(draft, path, value)
  })
}

function assignPopup(draft: Editable, document: Document, popup: string, value: Json | undefined): void {
  const place = popupPlace(popup)
  const held: readonly BlockKey[] = document.order[place] ?? []
  if (isMap(value) && isList(value.blocks)) {
    assignRest(draft, ['popups', popup], withValue(value, ['blocks'], []))
    draft.order[place] ??= []
    return
  }
  dropBlocks(
    draft,
    document,
    held.flatMap((key) => keysWithin(document, key)),
  )
  delete draft.order[place]
  const isLast = isMap(document.rest.popups) && Object.keys(document.rest.popups).length === 1
  assignRest(draft, isLast && value === undefined ? ['popups'] : ['popups', popup], value)
}
