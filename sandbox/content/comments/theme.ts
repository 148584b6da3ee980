import type { Product } from '../../../schemas/domain/product.ts'
import { dining } from './phrases/dining.ts'
import { gift } from './phrases/gift.ts'
import { park } from './phrases/park.ts'
import type { PhraseSet } from './phrases/phrase-set.ts'
import { sea } from './phrases/sea.ts'
import { show } from './phrases/show.ts'
import { snow } from './phrases/snow.ts'
import { stay } from './phrases/stay.ts'
import { town } from './phrases/town.ts'
import { valley } from './phrases/valley.ts'

/** Products whose kind and place say too little of what people do there. */
const own: ReadonlyMap<string, PhraseSet> = new Map([
  ...['400101', '510101', '610101', '610108', '710101', '810102'].map((id) => [id, stay] as const),
  ...['230101', '310106', '610103', '610104', '610903', '650105', '650202'].map((id) => [id, park] as const),
  ...['610105', '610106', '610902', '650101', '650102', '650103', '650201'].map((id) => [id, dining] as const),
  ...['650107', '650205'].map((id) => [id, gift] as const),
  ...['200106', '200108', '610907', '650104', '650106', '650203'].map((id) => [id, show] as const),
  ...['100106', '230102', '710103'].map((id) => [id, valley] as const),
])

const STAYS: readonly number[] = [1, 2, 3, 4, 8]
const GOODS_BY_POST: readonly number[] = [50, 68]

const ofPlace: Readonly<Record<string, PhraseSet>> = {
  鹿鸣雪山: snow,
  云栖古镇: town,
  青岚谷: valley,
  星屿水世界: park,
}

/** What people who bought a product write about. */
export function themeOf({ id, productType, place }: Pick<Product, 'id' | 'productType' | 'place'>): PhraseSet {
  const known = own.get(id)
  if (known) return known
  if (STAYS.includes(productType)) return stay
  if (GOODS_BY_POST.includes(productType)) return gift
  return ofPlace[place] ?? sea
}
