import { productIdOfPath } from '../../../schemas/domain/product-kind.ts'
import { hasExpression } from '../../engine/core/expressions/index.ts'
import { safeUrl } from '../../engine/core/safe-url.ts'
import { linksOf } from '../../engine/checks/links.ts'
import type { BlockView, PageView } from '../../engine/checks/page-view.ts'
import { at, isMap, listOf } from '../../engine/checks/pointer.ts'
import { withoutBase } from '../../engine/checks/without-base.ts'

/** A product that a page names: by a link to it, or as what it asks for. */
export interface ProductLink {
  readonly pointer: string
  readonly id: string
  /** As the page writes it. */
  readonly got: string
}

/** The links to products. */
export const productLinksOf = (page: PageView): readonly ProductLink[] =>
  linksOf(page).flatMap(({ pointer, url, kind, isPart }) => {
    const path = kind === 'link' && !isPart && url.startsWith('/') && safeUrl(url)
    const id = path ? productIdOfPath(withoutBase(path, page.catalogues)) : undefined
    return id === undefined ? [] : [{ pointer, id, got: url }]
  })

/** The products that a page asks for by their ids. */
export const requestedProductsOf = ({ data }: PageView): readonly ProductLink[] =>
  data.flatMap(({ source, pointer }) => {
    if (!isMap(source.with)) return []
    const { productId, productIds } = source.with
    const listed = listOf(productIds).map((id, index) => [id, at(`${pointer}/with/productIds`, index)] as const)
    return [[productId, `${pointer}/with/productId`] as const, ...listed].flatMap(([id, place]) =>
      typeof id === 'string' && id !== '' && !hasExpression(id) ? [{ pointer: place, id, got: id }] : [],
    )
  })

/** When something of a page is shown, in the shop's time to the minute; without an end it has none. */
export interface Shown {
  readonly from: string
  readonly until?: string
  /** Where a block says its own end. */
  readonly untilAt?: string
}

function holderOf({ blocks }: PageView, pointer: string): BlockView | undefined {
  const around = blocks.filter((one) => pointer.startsWith(`${one.pointer}/`))
  return around.toSorted((a, b) => b.pointer.length - a.pointer.length)[0]
}

/** From now on: the schedule of the block that holds a pointer, and of those around it. Undefined: it is never shown again. */
export function shownAt(page: PageView, pointer: string, now: string): Shown | undefined {
  let shown: Shown = { from: now }
  for (let block = holderOf(page, pointer); block; block = block.parent?.of) {
    if (block.block.hidden === true) return undefined
    const live = isMap(block.block.live) ? block.block.live : {}
    if (typeof live.from === 'string' && live.from > shown.from) shown = { ...shown, from: live.from }
    if (typeof live.until === 'string' && (shown.until === undefined || live.until < shown.until))
      shown = { ...shown, until: live.until, untilAt: `${block.pointer}/live/until` }
  }
  return shown.until !== undefined && shown.until <= shown.from ? undefined : shown
}
