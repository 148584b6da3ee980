import { and, eq, inArray } from 'drizzle-orm'
import type { AssistantHit } from '../../schemas/domain/assistant.ts'
import { productPath } from '../../schemas/domain/product-kind.ts'
import { rank, type Searchable } from '../../src/domain/assistant/rank.ts'
import { termsOf } from '../../src/domain/assistant/terms.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { isInLists } from '../../src/domain/product/list-standing.ts'
import { minuteOf } from '../../src/domain/schedule.ts'
import { contentTarget } from '../../src/domain/visit/content-target.ts'
import { cachedRead } from '../catalogue/cached-reads.ts'
import { shownAt } from '../components/component-text.ts'
import { readComponents } from '../components/read-components.ts'
import type { Orm } from '../db/open-database.ts'
import { articles, pois, products } from '../db/schema.ts'
import { searchShop } from '../finder/search-shop.ts'

/** The page component in which operators write answers: title the question, subtitle other words for it, summary the answer. */
const FAQ = 'ASSISTANT_FAQ'
const MOST = { most: 5, ofKind: 3 }
const SUGGESTED = 6
/** Products that are looked at: the best that the shop's search finds for the question. */
const MOST_PRODUCTS = 60

interface Doc extends Searchable {
  readonly kind: AssistantHit['kind']
  readonly hit: AssistantHit
}

export interface Answer {
  readonly hits: AssistantHit[]
  readonly suggestions: string[]
}

/** What the shop says to a question. @param now epoch ms */
export async function answerTo(db: Orm, question: string, now: number): Promise<Answer> {
  const faq = await faqDocs(db, now)
  const suggestions = faq.slice(0, SUGGESTED).map(({ title }) => title)
  const terms = termsOf(question)
  if (terms.length === 0) return { hits: [], suggestions }
  const read = await cachedRead(db, 'assistant', () => readDocs(db))
  const sold = await productDocs(db, question, now)
  return { hits: rank(question, [...faq, ...read, ...sold], MOST).map(({ hit }) => hit), suggestions }
}

async function faqDocs(db: Orm, now: number): Promise<Doc[]> {
  const component = await cachedRead(db, 'assistant faq', async () => (await readComponents(db, [FAQ]))[0] ?? null)
  if (component === null) return []
  return shownAt(component, minuteOf(shopClock(now))).componentContents.map((entry) => {
    const { to, kind } = contentTarget(entry)
    const text = entry.contentInfo?.summary ?? ''
    const hit = {
      kind: 'faq' as const,
      id: entry.id,
      title: entry.title,
      text,
      ...(kind === 'page' && to ? { to } : {}),
    }
    return { kind: 'faq', title: entry.title, keywords: [entry.subtitle ?? ''], text, hit }
  })
}

/** Articles and places: as many as people write. */
async function readDocs(db: Orm): Promise<Doc[]> {
  const written = await db.select().from(articles)
  const places = await db.select().from(pois)
  return [...written.map(articleDoc), ...places.map(placeDoc)]
}

function articleDoc({ contentid, body }: typeof articles.$inferSelect): Doc {
  const { title, summary, themePicUri, tags, parts } = body
  const text = [summary, ...parts.filter(({ kind }) => kind !== 'product').map((part) => part.text)].join('\n')
  const hit = { id: contentid, title, text: summary, to: `/content/${contentid}`, picture: themePicUri }
  return { kind: 'article', title, keywords: tags, text, hit: { kind: 'article', ...hit } }
}

function placeDoc({ poiId, poiType, body }: typeof pois.$inferSelect): Doc {
  const { poiName, summary, description, tags, openTime, themePicUri } = body
  const text = `${openTime} · ${summary}`
  const hit = { id: poiId, title: poiName, text, to: `/atlantis/v2/poiDetail?poiId=${poiId}`, picture: themePicUri }
  return {
    ...{ kind: 'place', title: poiName, keywords: [poiType, ...tags, '开放时间'], text: `${summary}\n${description}` },
    hit: { kind: 'place', ...hit },
  }
}

async function productDocs(db: Orm, question: string, now: number): Promise<Doc[]> {
  const { entries } = await searchShop(db, question, { kind: 'product', synonyms: [] })
  const ids = entries.slice(0, MOST_PRODUCTS).map(({ id }) => id)
  if (ids.length === 0) return []
  const isFound = and(eq(products.status, 1), inArray(products.id, ids))
  const rows = await db.select().from(products).where(isFound)
  return rows.filter((row) => isInLists({ ...row.body, ...row }, now)).flatMap(productDoc)
}

function productDoc({ id, productName, productType, place, startPriceFen, body }: typeof products.$inferSelect): Doc[] {
  const to = productPath({ ...body, id, productType })
  const { productSubtitle, productTagList, productImageInfos } = body
  if (to === undefined) return []
  const picture = productImageInfos[0]?.url
  const hit = { id, title: productName, text: productSubtitle, to, price: yuanOfFen(startPriceFen) }
  return [
    {
      ...{ kind: 'product', title: productName, keywords: [...productTagList, place], text: productSubtitle },
      hit: { kind: 'product', ...hit, ...(picture && { picture }) },
    },
  ]
}
