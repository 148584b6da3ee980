import { and, asc, gte, inArray, sql } from 'drizzle-orm'
import type { Product } from '../../schemas/domain/product.ts'
import type { SearchHit, SearchKind } from '../../schemas/domain/search.ts'
import { countText } from '../../src/domain/count-text.ts'
import { shopDay } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { isInLists, notNowWord } from '../../src/domain/product/list-standing.ts'
import { contentTarget } from '../../src/domain/visit/content-target.ts'
import type { Orm } from '../db/open-database.ts'
import { activities, articles, pois, products } from '../db/schema.ts'
import { onlyLeft } from '../catalogue/buyable.ts'
import { cardOf } from '../catalogue/product-card.ts'
import type { Entry } from './find-entries.ts'
import { shownServices } from './search-components.ts'

type Shown = ReadonlyMap<string, SearchHit>
type Read = (db: Orm, ids: readonly string[], now: number) => Promise<readonly SearchHit[]>

/** Entries that are looked at in one statement, for whether lists still have them. */
const WINDOW = 50

/**
 * Some entries as cards, with the prices and pictures of now. What lists don't have any more since the index was made is passed over.
 * @param now epoch ms
 * @param from how many of those that are there come before the first
 */
export async function shownEntries(
  db: Orm,
  entries: readonly Entry[],
  now: number,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<SearchHit[]> {
  const there: Entry[] = []
  for (let at = 0; at < entries.length && there.length < from + count; at += WINDOW)
    there.push(...(await inLists(db, entries.slice(at, at + WINDOW), now)))
  return cardsOf(db, there.slice(from, from + count), now)
}

/** Those of the entries that lists still have. */
async function inLists(db: Orm, entries: readonly Entry[], now: number): Promise<Entry[]> {
  const { id, status, saleStartDate, saleEndDate, body } = products
  const ids = entries.filter(({ kind }) => kind === 'product').map((entry) => entry.id)
  const presale = sql<Product['presale']>`${body}->'presale'`
  const ticket = sql<Product['ticket']>`(${body}->'ticket') - 'groups'`
  const rows =
    ids.length > 0
      ? await db
          .select({ id, status, saleStartDate, saleEndDate, presale, ticket })
          .from(products)
          .where(inArray(id, ids))
      : []
  const sold = new Set(rows.filter((row) => isInLists(row, now)).map((row) => row.id))
  return entries.filter((entry) => entry.kind !== 'product' || sold.has(entry.id))
}

async function cardsOf(db: Orm, entries: readonly Entry[], now: number): Promise<SearchHit[]> {
  const shown = await Promise.all(
    (Object.keys(readers) as SearchKind[]).map(async (kind): Promise<[SearchKind, Shown]> => {
      const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id)
      const found = ids.length > 0 ? await readers[kind](db, ids, now) : []
      return [kind, new Map(found.map((one) => [one.id, one]))]
    }),
  )
  const byKind = new Map(shown)
  return entries.flatMap(({ kind, id }) => byKind.get(kind)?.get(id) ?? [])
}

const readers: Readonly<Record<SearchKind, Read>> = {
  async product(db, ids, now) {
    const rows = await db
      .select()
      .from(products)
      .where(inArray(products.id, [...ids]))
    const left = new Set(await onlyLeft(db, rows, now))
    return rows.flatMap((row): SearchHit[] => {
      const { categoryName, productUrl, imgurl, productStartPrice, originalPrice, ...marks } = cardOf(row, now)
      if (!categoryName || !productUrl) return []
      const obstacle = notNowWord({ ...row.body, ...row }, now) ?? (left.has(row) ? undefined : '已售罄')
      return [
        {
          kind: 'product',
          id: row.id,
          title: row.productName,
          label: categoryName,
          picture: imgurl,
          tags: row.body.productTagList.slice(0, 2),
          facts: [row.place, ...(row.sold > 0 ? [`已售 ${countText(row.sold)}`] : [])].join(' · '),
          price: productStartPrice,
          ...(originalPrice > productStartPrice && { original: originalPrice }),
          ...marks,
          ...(obstacle !== undefined && { obstacle }),
          to: productUrl,
        },
      ]
    })
  },

  async poi(db, ids) {
    const rows = await db
      .select()
      .from(pois)
      .where(inArray(pois.poiId, [...ids]))
    return rows.map(({ poiId, poiType, body }) => ({
      kind: 'poi',
      id: poiId,
      title: body.poiName,
      subtitle: body.summary,
      label: poiType,
      picture: body.themePicUri,
      tags: body.tags.slice(0, 2),
      facts: `${body.openTime} 开放`,
      to: `/atlantis/v2/poiDetail?poiId=${encodeURIComponent(poiId)}`,
    }))
  },

  async activity(db, ids, now) {
    const rows = await db
      .select()
      .from(activities)
      .where(and(inArray(activities.id, [...ids]), gte(activities.date, shopDay(now))))
      .orderBy(asc(activities.date))
    const next = new Map(rows.toReversed().map((row) => [row.id, row]))
    return [...next.values()].map(({ id, date, priceFen, body }) => ({
      kind: 'activity',
      id,
      title: body.activityName,
      subtitle: body.summary,
      label: '活动',
      picture: body.themePicUri,
      tags: [],
      facts: `${body.place} · ${priceFen > 0 ? `¥${yuanOfFen(priceFen)}` : '免费'}`,
      to: `/atlantis/v2/eventDetail?activityId=${encodeURIComponent(id)}&date=${date}`,
    }))
  },

  async article(db, ids) {
    const rows = await db
      .select()
      .from(articles)
      .where(inArray(articles.contentid, [...ids]))
    return rows.map(({ contentid, body }) => ({
      kind: 'article',
      id: contentid,
      title: body.title,
      subtitle: body.summary,
      label: '攻略',
      picture: body.themePicUri,
      tags: body.tags.slice(0, 2),
      facts: `${body.author} · ${countText(body.readCount)} 人看过`,
      to: `/content/${contentid}`,
    }))
  },

  async service(db, ids, now) {
    const asked = new Set(ids)
    const services = await shownServices(db, now)
    return services.flatMap((service): SearchHit[] => {
      const { to } = contentTarget(service)
      if (!asked.has(service.id) || to === undefined) return []
      const { id, title, subtitle, customFields } = service
      const facts = { ...(subtitle && { subtitle }), ...(customFields?.icon && { icon: customFields.icon }) }
      return [{ kind: 'service', id, title, ...facts, label: '服务', tags: [], to }]
    })
  },
}
