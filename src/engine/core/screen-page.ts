import type { Block } from '../../../schemas/page/block.ts'
import type { Page, ScreenPage } from '../../../schemas/page/page.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { AnyScreen } from '../../kit/screen.ts'

/** Id of the block that a module's screen is on its page: no block of a file can have it. */
export const SCREEN_BLOCK = '_screen'

/** The root by which expressions read what a screen publishes. */
export const SCREEN_VALUES = 'screen'

/** Where a page's payload has what the server asked for in the screen's place: no data of a file can be called so. */
export const SCREEN_OPENING = '_opening'

/** A call by its name and arguments, which its server and its screen write in the same order. */
export const openingKey = (name: string, args: object): string => JSON.stringify([name, args])

/** The code of the screen that a route shows: module/screen; undefined when it shows a page of blocks. */
export const screenCode = ({ module, screen = module }: Pick<Route, 'module' | 'screen'>): string | undefined =>
  module === undefined ? undefined : `${module}/${screen}`

const nothing: ScreenPage = { versions: { page: 1 }, slots: {} }

/**
 * The page of a module's screen: the screen as its one block, with what the operator's file puts into its slots.
 * @param file absent: nothing is around the screen
 */
export function screenPage({ code, query }: AnyScreen, file: ScreenPage = nothing): Page {
  const { slots, ...rest } = file
  const block: Block = { id: SCREEN_BLOCK, widget: code, slots }
  return { ...rest, title: '', blocks: [block], screen: { query } }
}

/** The page with what its route gives the screen. */
export function withRoute(page: Page, route: Route): Page {
  const blocks = page.blocks.map((block) => (block.id === SCREEN_BLOCK ? { ...block, props: route.with ?? {} } : block))
  return { ...page, blocks }
}
