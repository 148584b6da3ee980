import { preferredCodes } from '../../src/domain/order/code-state.ts'
import type { OrderCodesProps } from './props.schema.ts'

type SubOrder = OrderCodesProps['subOrders'][number]

/** One code of the card, with the sub-order that it is of. */
export interface Slide {
  readonly line: SubOrder
  /** The place of the sub-order, and of the code in it. */
  readonly lineAt: number
  readonly at: number
  readonly code: SubOrder['subOrderLifeStyle']['detail'][number]
}

/** The codes of an order in a row: those of the first sub-order, those of the next ... */
export const slidesOf = (subOrders: readonly SubOrder[]): Slide[] =>
  subOrders.flatMap((line, lineAt) => line.subOrderLifeStyle.detail.map((code, at) => ({ line, lineAt, at, code })))

/** Which one is shown first (B2.5): of the preferred sub-order the first unused code, else the first. */
export function firstSlide(subOrders: readonly SubOrder[], slides: readonly Slide[]): number {
  const preferred = preferredCodes(subOrders.map(({ subOrderLifeStyle }) => ({ codes: subOrderLifeStyle.detail })))
  const own = (slide: Slide) => slide.lineAt === preferred
  const unused = slides.findIndex((slide) => own(slide) && slide.code.bizCodeStatus === 0)
  return Math.max(0, unused >= 0 ? unused : slides.findIndex(own))
}

/** The first code of the sub-order before or after the one of a slide; undefined where there is none. */
export function neighbour(slides: readonly Slide[], from: number, step: 1 | -1): number | undefined {
  const places = [...new Set(slides.map(({ lineAt }) => lineAt))]
  const wanted = places[places.indexOf(slides[from]?.lineAt ?? -1) + step]
  const found = wanted === undefined ? -1 : slides.findIndex(({ lineAt }) => lineAt === wanted)
  return found < 0 ? undefined : found
}
