import { describe, expect, it } from 'vitest'
import type { Product } from '../../schemas/domain/product.ts'
import { codeRuleOf, VALID_DAYS, validityOf } from '../../src/domain/order/code-use.ts'
import { couponRuleText } from '../../src/domain/coupon/coupon-rule-text.ts'
import { isNeverRefunded, isRefundedUntilUsed } from '../../src/domain/order/refund-rule.ts'
import { isLineRefundable, isTypeRefundable } from '../../src/domain/order/refundable.ts'
import { productIdOfPath } from '../../schemas/domain/product-kind.ts'
import { pageSources } from '../../tests/contract/shop-pages.ts'
import { sandboxContent } from './index.ts'

const { products, coupons, packageOffers, pageComponents, articles } = sandboxContent('2026-11-21')

/** In any of the words in which the sandbox says it. */
const ANYTIME = /.{0,12}(?:随时(?:可|能)?(?:以)?(?:申请)?退|未使?用.{0,4}随时|不约[可全]退).{0,4}/

/** What a product's notes say of something. */
const noted = ({ productReservationInfos: sections }: Product, title: string): string[] =>
  sections.flatMap(({ productSubReservationInfos: lines }) =>
    lines.filter((line) => line.title === title).map(({ content }) => content),
  )

/** How many days after it was paid the codes of whatever a product sells without a day are good, by its rules. */
function ruledDays(product: Product): number[] {
  const own = validityOf(product)
  const rules = product.packageList?.map((one) => ({ ...own, ...codeRuleOf(one) })) ?? [own]
  return [...new Set(rules.map(({ validDays = VALID_DAYS }) => validDays))]
}

describe('what the sandbox says in words of what it sells, its rules do', () => {
  it('[B3] so many days after it was bought: as many as its codes are good', () => {
    const said = products.flatMap((product) =>
      noted(product, '有效期').flatMap((text) => {
        const days = /后 (?<days>\d+) 天/.exec(text)?.groups?.['days']
        return days !== undefined && product.refundRule?.basis !== 'receipt'
          ? [{ product, text, days: Number(days) }]
          : []
      }),
    )
    expect(said.length).toBeGreaterThan(20)
    const wrong = said.filter(({ product, days }) => ruledDays(product).some((ruled) => ruled !== days))
    expect(wrong.map(({ product, text }) => `${product.id} ${text}: ${ruledDays(product).join()}`)).toEqual([])
  })

  it('[B3] so many days from its first: as many as its codes are good, and no journey outlives them', () => {
    const numerals = ['', '一', '两', '三', '四', '五', '六', '七']
    const said = products.flatMap(({ scenario: _why, ...product }) =>
      [...JSON.stringify(product).matchAll(/起(?<days>[一两三四五六七]|\d+)[日天]内有效/g)].map(({ groups }) => ({
        product,
        days: numerals.indexOf(groups?.['days'] ?? '') || Number(groups?.['days']),
      })),
    )
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter(({ product, days }) => product.useDays !== days)).toEqual([])
    // On its last day one goes home.
    const lastDay = (text = '') => Math.max(0, ...(text.match(/\d+/g) ?? []).map(Number))
    const journeys = products.filter(({ itinerary = [] }) => itinerary.length > 0)
    expect(journeys.length).toBeGreaterThan(3)
    const short = journeys.filter(({ itinerary = [], useDays = 1 }) => useDays < lastDay(itinerary.at(-1)?.title) - 1)
    expect(short.map(({ id }) => id)).toEqual([])
  })

  it('[A3] what a coupon takes off, of what and when: its words of money are made of its rule', () => {
    const about = coupons.map((coupon) => {
      const rule = couponRuleText(coupon)
      const { couponId, description = '' } = coupon
      return [
        couponId,
        description.startsWith(rule) ? description.slice(rule.length) : `not by its rule: ${description}`,
      ]
    })
    expect(
      about.filter(([, text]) =>
        /not by|[0-9]|[一二两三四五六七八九十]折|满|减|抵|优惠|不可用|节假日|退/.test(text ?? ''),
      ),
    ).toEqual([])
  })

  it('[B9] that it is given back at any time, which only what its buyer can give back at any time says', () => {
    const ofProduct = new Map(products.map((product) => [product.id, product]))
    const isAnytime = (id: string | undefined) => {
      const { refundRule, productType = 0 } = ofProduct.get(id ?? '') ?? {}
      return refundRule !== undefined && isRefundedUntilUsed(refundRule) && isTypeRefundable(productType)
    }
    const said = [
      // Its policy is made of its rule; what a scenario says is for whoever tries the shop.
      ...products.map(({ unbookingPolicy: _policy, scenario: _why, ...told }) => ({ id: told.id, told })),
      ...packageOffers.map((told) => ({ id: told.productId, told })),
      ...pageComponents.flatMap(({ componentContents }) =>
        (componentContents ?? []).map((told) => ({
          id: productIdOfPath(told.jumpParames?.product_url ?? told.jumpPath ?? ''),
          told,
        })),
      ),
      ...articles.map((told) => ({ id: undefined, told })),
      ...pageSources.map(({ text }) => ({
        id: undefined,
        told: text.replaceAll(/"text": "\{\{ isUntilUsed \?.*/g, '').replaceAll(/"inputs": .*/g, ''),
      })),
    ]
    const wrong = said.filter(({ id, told }) => ANYTIME.test(JSON.stringify(told)) && !isAnytime(id))
    expect(wrong.map(({ id, told }) => `${id}: ${ANYTIME.exec(JSON.stringify(told))?.[0]}`)).toEqual([])
  })

  it('[B3] that money comes back by itself, which it does of no product: its buyer asks for it', () => {
    const told = [products.map(({ scenario: _why, ...one }) => one), packageOffers, articles]
    expect(/.{0,20}(?:自动.{0,4}(?:退|返还)).{0,10}/.exec(JSON.stringify(told))?.[0]).toBeUndefined()
  })

  it('[B5] that it does not come back, of each thing of a type that never does in a product that does', () => {
    const silent = products.flatMap(({ refundRule, saleItems = [] }) =>
      refundRule && !isNeverRefunded(refundRule)
        ? saleItems.filter((item) => !isLineRefundable(item) && !item.description?.includes('不退'))
        : [],
    )
    expect(silent.map(({ productId, name }) => `${productId} ${name}`)).toEqual([])
  })

  it('[B3] that the day is changed, which nobody can have done: services alone have another slot', () => {
    const told = [products.map(({ scenario: _why, ...one }) => one), packageOffers, articles]
    expect(/.{0,20}(?:改期|改签).{0,10}/.exec(JSON.stringify(told))?.[0]).toBeUndefined()
  })

  it('[A6] a price of members, which it has', () => {
    const said = packageOffers.filter(({ productItemNames }) => productItemNames.includes('会员价'))
    const wrong = said.filter(({ productId }) => products.find(({ id }) => id === productId)?.discountType !== 1)
    expect(wrong.map(({ productId }) => productId)).toEqual([])
  })
})
