import type { PageView } from './page-view.ts'
import { entriesOf, isMap, listOf, tokensOf } from './pointer.ts'

const MAPS = ['versions', 'state', 'data', 'values', 'experiments', 'popups']
const FRAME = [...MAPS, 'blocks', 'slots']

const isListOfMaps = (value: unknown) => Array.isArray(value) && value.every(isMap)

/** Whether a part of the frame stands under a misspelt name. */
const isMisspelt = ({ mistakes }: PageView) =>
  mistakes('page-shape').some(
    ({ pointer, suggestion = '' }) => FRAME.includes(suggestion) && tokensOf(pointer).length === 1,
  )

/** Whether a page is made of the parts that everything else in it refers to: its maps of names and its lists of blocks. */
export function hasFrame(page: PageView): boolean {
  const { raw } = page
  return (
    MAPS.every((key) => raw[key] === undefined || isMap(raw[key])) &&
    (page.screen ? isMap(raw.slots) && Object.values(raw.slots).every(isListOfMaps) : isListOfMaps(raw.blocks)) &&
    entriesOf(raw.popups).every(([, popup]) => isMap(popup) && listOf(popup.blocks).every(isMap)) &&
    !isMisspelt(page)
  )
}
