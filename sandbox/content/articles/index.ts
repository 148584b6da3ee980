import type { ArticlePart, Article } from '../../../schemas/domain/article.ts'
import type { ComponentContent } from '../../../schemas/domain/page-component.ts'
import { productPath } from '../../../schemas/domain/product-kind.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { day } from '../dates.ts'
import { altOf, mediaUrl } from '../pictures.ts'
import { agreements } from './agreements.ts'
import type { ArticleSeed, PartSeed } from './article-seed.ts'
import { islandStories } from './island-stories.ts'
import { mainlandStories } from './mainland-stories.ts'
import { notes } from './notes.ts'

type ProductById = (id: string) => Product

/** Strategy stories in the order in which the home page shows them, then what notices explain. */
const stories: readonly ArticleSeed[] = [...islandStories, ...mainlandStories].toSorted((a, b) =>
  a.id < b.id ? -1 : 1,
)

/** Every article (A2: /content/{contentid}), its products at today's prices. */
export function articles(today: string, productOf: ProductById): Article[] {
  return [...stories, ...notes, ...agreements].map((seed) => article(today, productOf, seed))
}

/** The cards of the strategy stories (YT3_NRQ): each opens its article. */
export const storyCards: readonly ComponentContent[] = stories.map((seed) => ({
  id: seed.id,
  title: seed.title,
  subtitle: seed.subtitle,
  themePicUri: mediaUrl(seed.picture),
  picAlt: altOf(seed.picture),
  redirectType: 'content',
  jumpParames: { contentid: seed.id },
  contentInfo: { summary: seed.summary, author: seed.author, readCount: seed.reads },
  customFields: { tag: seed.tag },
}))

function article(today: string, productOf: ProductById, seed: ArticleSeed): Article {
  const [daysAgo, time] = seed.published
  return {
    contentid: seed.id,
    title: seed.title,
    subtitle: seed.subtitle,
    themePicUri: mediaUrl(seed.picture),
    author: seed.author,
    publishTime: `${day(today, -daysAgo)} ${time}`,
    readCount: seed.reads,
    tags: [seed.tag],
    summary: seed.summary,
    parts: seed.parts.map((part) => partOf(part, productOf, picturesOf(seed))),
  }
}

const picturesOf = ({ picture, parts }: ArticleSeed) => [
  mediaUrl(picture),
  ...parts.flatMap((part) => ('picture' in part && part.picture ? [part.picture] : [])),
]

/** A product shows a picture of its own that the article doesn't show already. */
function partOf(part: PartSeed, productOf: ProductById, shown: readonly string[]): ArticlePart {
  if (!('product' in part)) return part
  const found = productOf(part.product)
  const picture = found.productImageInfos.find(({ url }) => !shown.includes(url))?.url
  return {
    kind: 'product',
    text: found.productName,
    to: productPath(found) ?? '/404',
    price: found.startPrice,
    ...(picture ? { picture } : {}),
  }
}
