import type { ArticlePart } from '../../../schemas/domain/article.ts'
import { altOf, mediaUrl } from '../pictures.ts'

/** A part as it is written: a product names its id, everything else is whole. */
export type PartSeed = ArticlePart | { readonly product: string }

export interface ArticleSeed {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly picture: string
  readonly tag: string
  readonly author: string
  readonly reads: number
  /** Days before the day on which the shop is filled, and the time of the day. */
  readonly published: readonly [daysAgo: number, time: string]
  readonly summary: string
  readonly parts: readonly PartSeed[]
}

export const heading = (text: string): PartSeed => ({ kind: 'heading', text })
export const text = (words: string): PartSeed => ({ kind: 'text', text: words })
export const quote = (words: string): PartSeed => ({ kind: 'quote', text: words })
export const product = (id: string): PartSeed => ({ product: id })

/** A picture of the catalogue, with its own sentence as caption. */
export const picture = (name: string): PartSeed => ({ kind: 'picture', text: altOf(name), picture: mediaUrl(name) })
