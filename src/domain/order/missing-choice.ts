import type { Offer, Purchase, PurchaseOf } from '../../../schemas/domain/purchase.ts'

/** What a buyer has yet to do before an order can begin, and the toast that says so, where one does. */
export interface MissingChoice {
  readonly what: 'qualification' | 'package' | 'confirmation' | 'specs' | 'quantity'
  readonly text?: string
}

/** A5. */
const CHOOSE_PACKAGE = '请选择套餐'
const CHOOSE_CONFIRMED_PACKAGE = '请选择购买的产品'
const CHOOSE_QUANTITY = '请选择数量'
/** A4: a community's team that nobody here may open. */
const NOT_QUALIFIED = '不符合开团资质'

/**
 * What is still missing of a purchase, the first thing that the buyer is to be asked for; undefined when it can be ordered.
 * @param offer what the product asks to be chosen; without it a page has asked for all of it already
 */
export function missingChoice(buy: Purchase, offer: Offer | undefined): MissingChoice | undefined {
  switch (buy.kind) {
    case 'goods':
      return offer && missingOfGoods(buy, offer)
    case 'hotel-package':
      return offer && missingPackage(buy.package, offer)
    case 'combo':
    case 'vacation':
    case 'presale':
      return missingCopies(buy)
    default:
      return undefined
  }
}

/** A4, A5, A9: a team needs its qualification, and whatever is chosen first comes first: what else is asked hangs on it. */
function missingOfGoods(buy: PurchaseOf<'goods'>, offer: Offer): MissingChoice | undefined {
  if (buy.group && !buy.team && offer.groupProduct?.mayOpen === false)
    return { what: 'qualification', text: NOT_QUALIFIED }
  const missing = missingPackage(buy.package, offer)
  if (missing) return missing
  // A team is opened without the dialog: its rules are told where it is opened.
  if (offer.isTwiceConfirmed && !buy.confirmed && !buy.group) return { what: 'confirmation' }
  return offer.hasSkus && !buy.sku ? { what: 'specs' } : undefined
}

/** A5: one of the packages is chosen, where there are any. What is confirmed twice is called a product. */
function missingPackage(chosen: string | undefined, { packageList = [], isTwiceConfirmed }: Offer) {
  if (chosen || packageList.length === 0) return undefined
  return { what: 'package', text: isTwiceConfirmed ? CHOOSE_CONFIRMED_PACKAGE : CHOOSE_PACKAGE } as const
}

/** A5, B5: some copies, and not others than its main order wants. */
function missingCopies(
  buy: PurchaseOf<'combo'> | PurchaseOf<'vacation'> | PurchaseOf<'presale'>,
): MissingChoice | undefined {
  if ('problem' in buy && buy.problem) return { what: 'quantity', text: buy.problem }
  const isEmpty = buy.choices.every(({ quantity }) => quantity === 0)
  return isEmpty ? { what: 'quantity', text: CHOOSE_QUANTITY } : undefined
}

/** A4, A5: who opens a team or books a room logs in before anything is chosen further; of others the shop asks it when it keeps the choice. */
export const needsLoginFirst = (buy: Purchase): boolean =>
  buy.kind === 'room' || (buy.kind === 'goods' && buy.group === true)
