import { desc, eq } from 'drizzle-orm'
import type { BargainTeam } from '../../schemas/domain/bargain-team.ts'
import type { Product } from '../../schemas/domain/product.ts'
import { teamStanding } from '../../src/domain/bargain/team-standing.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { maskedName } from '../members/masks.ts'
import { fenOfYuan, yuanOfFen } from '../../src/domain/money.ts'
import { productPath } from '../../schemas/domain/product-kind.ts'
import { cachedProduct } from '../catalogue/products.ts'
import { withStockLeft } from '../catalogue/stock-left.ts'
import type { Orm } from '../db/open-database.ts'
import { bargainHelps } from '../db/schema.ts'
import { unpaidOrder } from '../orders/unpaid-order.ts'
import { type BargainRow, stateOfRow } from './read-bargains.ts'

type HelpRow = typeof bargainHelps.$inferSelect

interface Looking {
  readonly viewerId: string | undefined
  /** Epoch ms of the shop's clock. */
  readonly now: number
}

/** A bargain as who looks at it sees it, whoever began it; undefined when its product is there no more. */
export async function readTeam(db: Orm, row: BargainRow, looking: Looking): Promise<BargainTeam | undefined> {
  const kept = await cachedProduct(db, row.productId)
  if (!kept) return undefined
  const product = await withStockLeft(db, kept)
  const helps = await db
    .select()
    .from(bargainHelps)
    .where(eq(bargainHelps.bargainId, row.id))
    .orderBy(desc(bargainHelps.helpedAt), desc(bargainHelps.memberId))
  const isOwn = row.memberId === looking.viewerId
  const orderNo = isOwn ? await unpaidOrder(db, { ...row, now: looking.now }) : undefined
  return teamOf(product, row, helps, { ...looking, isOwn, orderNo })
}

/** Who looks, with what they ordered of it and have yet to pay. */
interface Viewing extends Looking {
  readonly isOwn: boolean
  readonly orderNo: string | undefined
}

function teamOf(product: Product, row: BargainRow, helps: readonly HelpRow[], viewing: Viewing) {
  const { viewerId, now, isOwn, orderNo } = viewing
  const state = stateOfRow(product, row, now)
  const { productActivity: activity } = product
  if (!state?.cutStatus || !activity) return undefined
  const hasHelped = helps.some(({ memberId }) => memberId === viewerId)
  const isRunning = state.activityStatus === 2 || state.activityStatus === 5
  return {
    ...state,
    ...{ cutTeamId: row.id, cutStatus: state.cutStatus, isOwn, ...(orderNo !== undefined && { orderNo }) },
    ...shownProduct(product),
    ...{ activityCode: activity.activityCode, endDate: activity.endDate },
    originalPrice: yuanOfFen(fenOfYuan(state.cutGoalPrice) + row.fullFen),
    ...{ firstCutPrice: yuanOfFen(row.ownFen), wanted: row.helpers },
    leader: { nickName: row.memberName, iconUrl: row.iconUrl },
    helpers: helps.map(helperOf(viewerId, isOwn)),
    ...teamStanding({ cutStatus: state.cutStatus, isOwn, hasHelped, isRunning, orderNo }),
  }
}

const shownProduct = (product: Product) => ({
  ...{ productId: product.id, productName: product.productName },
  picture: product.productImageInfos[0]?.url ?? '',
  productUrl: productPath(product) ?? '',
  packageId: product.packageList?.[0]?.id ?? '',
})

/** Who has the link is told who began it, and of the friends no whole name but their own. */
const helperOf =
  (viewerId: string | undefined, isOwn: boolean) =>
  ({ memberId, memberName, iconUrl, cutFen, helpedAt }: HelpRow) => {
    const isMine = memberId === viewerId
    return {
      ...{ nickName: isOwn || isMine ? memberName : maskedName(memberName), iconUrl },
      ...{ cutPrice: yuanOfFen(cutFen), helpedAt: shopClock(helpedAt), isMine },
    }
  }
