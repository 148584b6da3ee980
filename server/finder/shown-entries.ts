import { and, asc, gte, inArray } from 'drizzle-orm'
import type { Found, SearchKind } from '../../schemas/domain/search.ts'
import { countText } from '../../src/domain/count-text.ts'
import { shopClock, shopDay } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { contentTarget } from '../../src/domain/visit/content-target.ts'
import type { Orm } from '../db/open-database.ts'
import { activities, articles, pois, products } from '../db/schema.ts'
import { cardOf } from '../catalogue/product-card.ts'
import type { Entry } from './find-entries.ts'
import { shownServices } from './search-components.ts'

type Shown = ReadonlyMap<string, Found>
type Read = (db: Orm, ids: readonly string[], now: number) => Promise<readonly Found[]>

/**
 * Entries as cards, with the prices and pictures of now. What is no longer sold since the index was made is left out.
 * @param now epoch ms
 */
export async function shownEntries(db: Orm, entries: readonly Entry[], now: number): Promise<Found[]> {
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
    const clock = shopClock(now)
    const rows = await db
      .select()
      .from(products)
      .where(inArray(products.id, [...ids]))
    return rows.flatMap((row): Found[] => {
      const { categoryName, productUrl, imgurl, productStartPrice, originalPrice, ...marks } = cardOf(row, now)
      if (row.status !== 1 || row.saleEndDate <= clock || !categoryName || !productUrl) return []
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
    return services.flatMap((service): Found[] => {
      const { to } = contentTarget(service)
      if (!asked.has(service.id) || to === undefined) return []
      const { id, title, subtitle, customFields } = service
      const facts = { ...(subtitle && { subtitle }), ...(customFields?.icon && { icon: customFields.icon }) }
      return [{ kind: 'service', id, title, ...facts, label: '服务', tags: [], to }]
    })
  },
}
