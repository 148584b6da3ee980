import { describe, expect, it } from 'vitest'
import type { Product } from '../../schemas/domain/product.ts'
import { codeRuleOf, VALID_DAYS, validityOf } from '../../src/domain/order/code-use.ts'
import { couponRuleText } from '../../src/domain/coupon/coupon-rule-text.ts'
import { sandboxContent } from './index.ts'

const { products, coupons } = sandboxContent('2026-11-21')

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
})
