import { eq } from 'drizzle-orm'
import type { BridgeSource } from '../../schemas/domain/bridge.ts'
import { productPath } from '../../schemas/domain/product-kind.ts'
import { bridgeAddress, type BridgeCode, readBridgeCode } from '../../src/domain/bridge/bridge-code.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { minuteOf } from '../../src/domain/schedule.ts'
import { contentTarget } from '../../src/domain/visit/content-target.ts'
import { findProductByIdOrCode } from '../catalogue/product-ids.ts'
import { shownAt } from '../components/component-text.ts'
import { readComponents } from '../components/read-components.ts'
import type { Orm } from '../db/open-database.ts'
import { articles, pois } from '../db/schema.ts'

/** The page components in which operators keep codes, an entry each: its id is the code, its target where it leads. */
const components: Readonly<Record<BridgeSource, string>> = {
  scene: 'BRIDGE_SCENE',
  code: 'BRIDGE_CODE',
  star: 'BRIDGE_STAR',
  'star-new': 'BRIDGE_STAR_NEW',
}

interface Bridge {
  readonly source: BridgeSource
  readonly code: string
  readonly trackCode?: string | undefined
}

/** Where a code leads in the shop; undefined for one that is unknown, is over, or would lead out of it. */
export async function bridgeTarget(
  db: Orm,
  { source, code, trackCode }: Bridge,
  now: number,
): Promise<string | undefined> {
  const read = readBridgeCode(code)
  const to =
    read &&
    (await (read.kind === 'named' ? namedTarget(db, source, read.value, now) : finders[read.kind](db, read.value)))
  return to === undefined ? undefined : bridgeAddress(to, trackCode)
}

type Found = Promise<string | undefined>

const finders: Readonly<Record<Exclude<BridgeCode['kind'], 'named'>, (db: Orm, value: string) => Found>> = {
  async product(db, value) {
    const found = await findProductByIdOrCode(db, value)
    return found && productPath({ ...found.body, id: found.id, productType: found.productType })
  },
  async article(db, value) {
    const [found] = await db.select({ id: articles.contentid }).from(articles).where(eq(articles.contentid, value))
    return found && `/content/${found.id}`
  },
  async place(db, value) {
    const [found] = await db.select({ id: pois.poiId }).from(pois).where(eq(pois.poiId, value))
    return found && `/atlantis/v2/poiDetail?poiId=${found.id}`
  },
  // Whether the code is good for anything is said where it is redeemed.
  coupon: async (_db, value) => `/coupon-redeem?code=${encodeURIComponent(value)}`,
}

async function namedTarget(db: Orm, source: BridgeSource, name: string, now: number): Found {
  const [component] = await readComponents(db, [components[source]])
  if (!component) return undefined
  const entries = shownAt(component, minuteOf(shopClock(now))).componentContents
  const target = contentTarget(entries.find(({ id }) => id === name) ?? {})
  return target.kind === 'page' ? target.to : undefined
}
