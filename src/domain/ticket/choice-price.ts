import type { MemberPrice } from '../../../schemas/domain/sale-plan.ts'
import { type Buyer, memberOffer } from '../product/member-price.ts'
import { fenOfYuan } from '../money.ts'

/** A ticket that was chosen. Prices are yuan. */
export interface PricedChoice {
  readonly unitPrice: number
  readonly memberPrices?: readonly MemberPrice[]
  readonly copies: number
}

/** Fen. */
export interface ChoicePrice {
  readonly totalFen: number
  /** Before the member's discount: the same for who has none. */
  readonly originalFen: number
}

/** What a choice costs whom (A6, B5): the page's total and the server's are reckoned here. */
export function choicePrice(choices: readonly PricedChoice[], buyer: Buyer): ChoicePrice {
  return choices.reduce<ChoicePrice>(
    ({ totalFen, originalFen }, { unitPrice, memberPrices, copies }) => {
      const fen = fenOfYuan(unitPrice)
      const offer = memberOffer(fen, memberPrices, buyer)
      return { totalFen: totalFen + (offer?.priceFen ?? fen) * copies, originalFen: originalFen + fen * copies }
    },
    { totalFen: 0, originalFen: 0 },
  )
}
