import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import type { TransferChoice, TransferOffer, TransferRow } from '../../schemas/domain/transfer.ts'
import { validText } from '../../src/domain/coupon/coupon.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { maskedName } from '../members/masks.ts'
import { transferWords } from '../../src/domain/member/transfer-state.ts'
import { heldCoupons } from '../catalogue/member-coupons.ts'
import type { Orm } from '../db/open-database.ts'
import { members, orderCodes, transfers } from '../db/schema.ts'
import { ownCodes } from './code-facts.ts'
import type { Transfer } from './end-transfer.ts'
import type { TransferLinks } from './transfer-links.ts'

/** The newest that a list shows. */
const MOST = 50

interface AskedChoices {
  readonly memberId: string
  readonly couponId?: string
  readonly orderId?: string
}

/** What of a coupon, or of an order, its holder can pass on. */
export async function transferChoices(db: Orm, asked: AskedChoices, now: number): Promise<TransferChoice[]> {
  const { memberId, couponId = '', orderId = '' } = asked
  const held = couponId === '' ? [] : await heldCoupons(db, { memberId, couponId }, now)
  const codes = orderId === '' ? [] : await ownCodes(db, { memberId, orderId }, now)
  const taken = await takenCoupons(db, memberId)
  return [
    ...held.map(({ coupon }) => ({
      ...{ kind: 'coupon' as const, id: coupon.couponId, name: coupon.couponName, note: validText(coupon) },
      ...(coupon.state !== 'usable' && { obstacle: coupon.state === 'used' ? '这张券已经用过' : '这张券已过期' }),
      ...(taken.has(coupon.couponId) && { obstacle: '朋友送的券不能再转赠' }),
    })),
    ...codes.map(({ id, name, note, obstacle }) => ({
      ...{ kind: 'code' as const, id, name, note },
      ...(obstacle !== undefined && { obstacle }),
    })),
  ]
}

async function takenCoupons(db: Orm, memberId: string): Promise<Set<string>> {
  const mine = and(eq(transfers.takerId, memberId), eq(transfers.kind, 'coupon'))
  const rows = await db.select({ id: transfers.thingId }).from(transfers).where(mine)
  return new Set(rows.map(({ id }) => id))
}

/** What a link shows to whoever opens it; undefined for none. */
export async function transferOffer(
  db: Orm,
  transferId: string,
  viewerId: string | undefined,
  now: number,
): Promise<TransferOffer | undefined> {
  const [row] = await db
    .select({ transfer: transfers, giver: members.body })
    .from(transfers)
    .leftJoin(members, eq(members.id, transfers.giverId))
    .where(eq(transfers.id, transferId))
  if (!row) return undefined
  const { transfer, giver } = row
  const { kind, name, note, validUntil } = transfer
  const state = offerState(transfer, viewerId, now)
  return {
    ...{ kind, name, note, giver: maskedName(giver?.namech ?? '') || '一位会员', until: shopClock(validUntil), state },
    ...(state === 'mine' && { to: await takenPath(db, transfer) }),
  }
}

function offerState(transfer: Transfer, viewerId: string | undefined, now: number): TransferOffer['state'] {
  const { state, giverId, takerId, validUntil } = transfer
  if (viewerId !== undefined && takerId === viewerId) return 'mine'
  if (state === 'taken') return 'taken'
  if (state !== 'given' || validUntil <= now) return 'over'
  return giverId === viewerId ? 'own' : 'open'
}

/** Where its taker sees it: a code is looked at as at the counter. */
const pathOf = ({ kind, thingId }: Pick<Transfer, 'kind' | 'thingId'>, bizCode: string | null): string =>
  kind === 'coupon' ? `/coupon-use?couponId=${thingId}` : `/check-code?code=${bizCode ?? ''}`

/** The same, of one that was just taken. */
export async function takenPath(db: Orm, transfer: Transfer): Promise<string> {
  const [code] = await db
    .select({ bizCode: orderCodes.bizCode })
    .from(orderCodes)
    .where(eq(orderCodes.transferId, transfer.id))
  return pathOf(transfer, code?.bizCode ?? null)
}

/** What a member passed on, and was given, the newest first. */
export async function myTransfers(
  db: Orm,
  memberId: string,
  links: TransferLinks,
): Promise<{ sent: TransferRow[]; received: TransferRow[] }> {
  const rows = await db
    .select({ transfer: transfers, bizCode: orderCodes.bizCode })
    .from(transfers)
    .leftJoin(orderCodes, and(isNotNull(orderCodes.transferId), eq(orderCodes.transferId, transfers.id)))
    .where(or(eq(transfers.giverId, memberId), eq(transfers.takerId, memberId)))
    .orderBy(desc(transfers.givenAt), desc(transfers.id))
    .limit(2 * MOST)
  const sent = rows.filter(({ transfer }) => transfer.giverId === memberId)
  const received = rows.filter(({ transfer }) => transfer.takerId === memberId)
  return {
    sent: sent.slice(0, MOST).map(({ transfer }) => sentRow(transfer, links)),
    received: received.slice(0, MOST).map(({ transfer, bizCode }) => receivedRow(transfer, bizCode)),
  }
}

const rowOf = ({ id, kind, name, note, state }: Transfer) => ({
  ...{ transferId: id, kind, name, note, state, stateText: transferWords[state] },
})

const sentRow = (transfer: Transfer, links: TransferLinks): TransferRow => ({
  ...{ ...rowOf(transfer), time: shopClock(transfer.givenAt) },
  ...(transfer.state === 'given' && {
    ...{ until: shopClock(transfer.validUntil), token: links.tokenOf(transfer.id) },
  }),
})

const receivedRow = (transfer: Transfer, bizCode: string | null): TransferRow => ({
  ...{ ...rowOf(transfer), stateText: '已领取', time: shopClock(transfer.endedAt ?? transfer.givenAt) },
  ...{ ...(bizCode !== null && { bizCode }), to: pathOf(transfer, bizCode) },
})
