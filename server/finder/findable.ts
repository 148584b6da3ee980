import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { productKindOf, productKinds } from '../../schemas/domain/product-kind.ts'
import type { SearchKind } from '../../schemas/domain/search.ts'
import { activities, articles, pois, products, searchEntries } from '../db/schema.ts'
import { isOwn } from '../db/tables/shelf.ts'
import type { Queries } from '../db/server-settings.ts'
import { servicesOf } from './search-components.ts'

/** Raised when the same catalogue gives another index. */
export const VERSION = '6'

/** Something that can be found, and by what. */
export interface Findable {
  readonly kind: SearchKind
  readonly id: string
  readonly title: string
  readonly popularity: number
  /** Names and labels that a guest may type as they are: words of pinyin and initials come of them. */
  readonly names: readonly string[]
  /** What else is said of it. */
  readonly texts: readonly string[]
}

export const isListed = isOwn(products)

/** Of the products after one, until another, those that are not in the index as they are. */
export async function readProducts(tx: Queries, last: string, until: string) {
  const { id, code, productName, productType, place, sold, body } = products
  const subtitle = sql<string | null>`${body}->>'productSubtitle'`
  const tags = sql<string[]>`${body}->'productTagList'`
  const isForTeams = sql<boolean>`${body} ? 'groupProduct'`
  const mark = sql<string>`md5(concat_ws('|', ${VERSION}::text, ${code}, ${productName}, ${productType}, ${place}, ${sold}, ${subtitle}, ${tags}, ${isForTeams}))`
  return tx
    .select({ id, code, productName, productType, place, sold, subtitle, tags, isForTeams, mark })
    .from(products)
    .leftJoin(searchEntries, and(eq(searchEntries.kind, 'product'), eq(searchEntries.id, id)))
    .where(and(isListed, gt(id, last), lte(id, until), sql`${searchEntries.mark} is distinct from ${mark}`))
}

interface ProductTexts extends Pick<
  typeof products.$inferSelect,
  'id' | 'code' | 'productName' | 'productType' | 'place' | 'sold'
> {
  readonly subtitle: string | null
  readonly tags: readonly string[]
  /** It is bought in teams (A3): guests call that by its own word, which no type has. */
  readonly isForTeams: boolean
}

export function productEntry({
  id,
  code,
  productName,
  productType,
  place,
  sold,
  subtitle,
  tags,
  isForTeams,
}: ProductTexts): Findable {
  const kind = productKindOf(productType)
  return {
    kind: 'product',
    id,
    title: productName,
    popularity: sold,
    names: [place, ...tags, ...(kind ? [productKinds[kind].title] : []), ...(isForTeams ? ['拼团'] : [])],
    texts: [code, subtitle ?? ''],
  }
}

async function readPois(tx: Queries): Promise<Findable[]> {
  const rows = await tx.select().from(pois).orderBy(asc(pois.position))
  return rows.map(({ poiId, poiType, body }) => ({
    kind: 'poi',
    id: poiId,
    title: body.poiName,
    popularity: 0,
    names: [body.poiName, poiType, ...body.tags],
    texts: [body.summary, body.address],
  }))
}

/** An activity that is repeated is one thing. */
async function readActivities(tx: Queries, today: string): Promise<Findable[]> {
  const rows = await tx
    .select({ id: activities.id, body: activities.body })
    .from(activities)
    .where(gte(activities.date, today))
    .orderBy(asc(activities.id), asc(activities.date))
  const once = new Map(rows.map((row) => [row.id, row]))
  return [...once.values()].map(({ id, body }) => ({
    kind: 'activity',
    id,
    title: body.activityName,
    popularity: 0,
    names: ['活动', body.place],
    texts: [body.summary],
  }))
}

async function readArticles(tx: Queries): Promise<Findable[]> {
  const rows = await tx.select().from(articles).orderBy(asc(articles.contentid))
  return rows.map(({ contentid, body }) => ({
    kind: 'article',
    id: contentid,
    title: body.title,
    popularity: body.readCount,
    names: ['攻略', ...body.tags],
    texts: [body.subtitle ?? '', body.summary],
  }))
}

/** Of all that the shop has guests look for its services most; among these the operators' order counts. */
const MOST_WANTED = 1_000_000

async function readServices(tx: Queries): Promise<Findable[]> {
  const services = await servicesOf(tx)
  return services.flatMap(({ id, title, subtitle = '', customFields, hidden }, index) =>
    hidden === true
      ? []
      : [
          {
            ...{ kind: 'service' as const, id, title, popularity: MOST_WANTED - index },
            names: ['服务', ...(customFields?.tags ?? [])],
            texts: [subtitle],
          },
        ],
  )
}

export type Read = (tx: Queries, today: string) => Promise<Findable[]>

/** Of these a shop has some hundreds. */
export const otherKinds = {
  ...{ poi: readPois, activity: readActivities, article: readArticles },
  service: readServices,
} as const satisfies Partial<Record<SearchKind, Read>>
