import { brands } from '../../../schemas/domain/channels.ts'
import { brandOf, type PageContext, type Viewer } from '../../../schemas/page/context.ts'
import type { PreviewAs } from '../../../schemas/studio/canvas.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { PageMatch, PageRequest } from '../../../src/engine/server/page-request.ts'
import { shopTimeToEpoch } from '../../../src/domain/dates.ts'
import { shopAddress } from '../../ssr/shop-request.ts'

/** The same in every canvas, so that shares of experiments do not change between two looks. */
const VISITOR = 'studio-canvas'

/** A request for a shop address as somebody, who may be nobody in particular. Undefined when the address is too long for one. */
export function previewRequest(
  address: string,
  { level = 0, channel = 'h5', from: word }: PreviewAs,
): PageRequest | undefined {
  const found = shopAddress(SHOP_BASE + address)
  if (!found) return undefined
  return { ...found, user: userOf(level), channel, from: brandOf(word, { brands }), word, visitor: VISITOR }
}

const userOf = (level: number): PageContext['user'] =>
  level === 0 ? { loggedIn: false, level: 0 } : { loggedIn: true, level, id: '' }

/** The match in the arms that were chosen; those of other experiments stay as the shares decide. */
export function inArms(match: PageMatch, arms: PreviewAs['arms'] = {}): PageMatch {
  const known = Object.entries(arms).filter(([name, arm]) => arm !== '' && Object.hasOwn(match.context.flags, name))
  return { ...match, context: { ...match.context, flags: { ...match.context.flags, ...Object.fromEntries(known) } } }
}

/** Who looks, as the browser's half of the page is told it. */
export const viewerAs = ({ level = 0 }: PreviewAs): Viewer => ({
  ...{ known: true, loggedIn: level > 0, level, id: '', phone: '' },
})

interface ShopTime {
  readonly now: () => string
  readonly clockOffset: () => number
}

/** The shop's time as it was chosen: it stands still on the server, and goes on from there in the browser. */
export function timeAs({ now }: PreviewAs, shop: ShopTime, machine: () => number): ShopTime {
  const moment = shopTimeToEpoch(now)
  if (now === undefined || moment === undefined) return shop
  return { now: () => `${now}:00`, clockOffset: () => moment - machine() }
}
