import type { Block } from '../../../schemas/page/block.ts'
import type { PageFiles } from '../../../src/engine/server/page-request.ts'

/** The places of each container, by the code of its widget. */
export type PlacesOf = Readonly<Record<string, readonly string[]>>

function withPlaces(block: Block, placesOf: PlacesOf): Block {
  const places = Object.hasOwn(placesOf, block.widget) ? (placesOf[block.widget] ?? []) : []
  const { slots = {} } = block
  const names = new Set([...places, ...Object.keys(slots)])
  if (names.size === 0) return block
  const filled = [...names].map((name) => [name, (slots[name] ?? []).map((one) => withPlaces(one, placesOf))] as const)
  return { ...block, slots: Object.fromEntries(filled) }
}

/** Pages with all places of their containers, also those that their texts do not mention yet: in the canvas each of them is seen, and takes blocks. */
export const withAllPlaces = (pages: PageFiles, placesOf: PlacesOf): PageFiles => ({
  ...pages,
  page(name) {
    const found = pages.page(name)
    if (!found) return undefined
    const blocks = found.page.blocks.map((block) => withPlaces(block, placesOf))
    return { ...found, page: { ...found.page, blocks } }
  },
})
