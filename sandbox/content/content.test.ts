import { describe, expect, it } from 'vitest'
import { activityTaskSchema } from '../../schemas/domain/activity-task.ts'
import { activitySchema } from '../../schemas/domain/activity.ts'
import { articleSchema } from '../../schemas/domain/article.ts'
import { companySchema } from '../../schemas/domain/company.ts'
import { dictionarySchema } from '../../schemas/domain/dictionary.ts'
import { memberSchema } from '../../schemas/domain/member.ts'
import { packageFilterSchema, packageOfferRecordSchema } from '../../schemas/domain/package-offer.ts'
import { pageComponentSchema } from '../../schemas/domain/page-component.ts'
import { poiSchema } from '../../schemas/domain/poi.ts'
import { productKindOf, productKinds, productPath } from '../../schemas/domain/product-kind.ts'
import { productSchema, type Product } from '../../schemas/domain/product.ts'
import type { RefundRule } from '../../schemas/domain/refund-rule.ts'
import { isTypeRefundable } from '../../src/domain/order/refundable.ts'
import { isNeverRefunded, isRefundedUntilUsed, refundRuleText } from '../../src/domain/order/refund-rule.ts'
import { freeCancelText, RATES_POLICY } from '../../src/domain/stay/free-cancel.ts'
import { mistakes, strictly } from '../../tests/contract/strict-ajv.ts'
import { hasRoute } from './testing/has-route.ts'
import { day } from './dates.ts'
import { sandboxContent } from './index.ts'

const TODAY = '2026-11-21'
const content = sandboxContent(TODAY)
const { products, pageComponents, packageOffers, packageFilter, activities, members, companies, dictionaries } = content
const { articles, pois, activityTasks } = content
const tasks = activityTasks.map(({ doneBy, scenario: _why, ...task }) => ({ ...task, done: doneBy.length > 0 }))

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

/** Every price, in yuan, for which a product sells something. */
function pricesOf(product: Product): number[] {
  const { productActivity, groupProduct, presale } = product
  return [
    ...(product.packageList ?? []).map((one) => one.price),
    ...(product.goods?.skus ?? []).map((sku) => sku.price),
    ...(product.saleItems ?? []).map((item) => item.plan.price),
    ...(product.ticket?.groups ?? []).flatMap((group) => group.resources.map((resource) => resource.price)),
    ...(product.hotel?.rooms ?? []).flatMap((room) => room.rates.map((rate) => rate.plan.price)),
    ...[productActivity?.price, groupProduct?.groupPrice, presale?.presalePrice].filter((price) => price !== undefined),
  ]
}

describe('sandbox content', () => {
  it.each([
    ['companies', companies, companySchema],
    ['products', products, productSchema],
    ['page components', pageComponents, pageComponentSchema],
    ['package offers', packageOffers, packageOfferRecordSchema],
    ['package filter', [packageFilter], packageFilterSchema],
    ['activities', activities, activitySchema],
    ['members', members, memberSchema],
    ['dictionaries', dictionaries, dictionarySchema],
    ['articles', articles, articleSchema],
    ['places', pois, poiSchema],
    ['browse tasks', tasks, activityTaskSchema],
  ] as const)('has %s that follow their schema', (_name, rows, schema) => {
    expect(mistakes(strictly({ type: 'array', items: schema }), rows)).toEqual([])
  })

  it('[B3] everything but a stay says by a rule what comes back of it, and a ticket’s own word says the same', () => {
    const ruleless = products
      .filter(({ refundRule }) => !refundRule)
      .map(({ productType }) => productKindOf(productType))
    expect(new Set(ruleless)).toEqual(new Set(['hotel', 'casahotel', 'tcshotel', 'prohotel']))
    const typeOf = (rule: RefundRule) => (isRefundedUntilUsed(rule) ? 1 : isNeverRefunded(rule) ? 3 : 2)
    const tickets = products.flatMap(({ id, ticket, refundRule }) =>
      ticket && refundRule ? [{ id, ticket, refundRule }] : [],
    )
    expect(tickets.map(({ id, ticket }) => [id, ticket.unsubscribePolicyType])).toEqual(
      tickets.map(({ id, refundRule }) => [id, typeOf(refundRule)]),
    )
  })

  it('[B3] promises in words only what a rule does: every policy is made of its rule, and no change of the day is sold', () => {
    const made = products.map(({ id, refundRule }) => [id, refundRule ? refundRuleText(refundRule) : RATES_POLICY])
    expect(products.map(({ id, unbookingPolicy }) => [id, unbookingPolicy])).toEqual(made)
    const rates = products.flatMap(({ hotel }) => hotel?.rooms.flatMap((room) => room.rates) ?? [])
    expect(rates.length).toBeGreaterThan(0)
    expect(rates.map((rate) => rate.unsubscribeDesc)).toEqual(rates.map(({ freeCancel }) => freeCancelText(freeCancel)))
    // There is no way to have the day of an order changed: whoever wants another one gives it back and orders anew.
    expect(products.filter(({ updatePolicy }) => updatePolicy !== undefined).map(({ id }) => id)).toEqual([])
  })

  it('[B9] goods of type 65, whose orders have no refund button, do not say that they are given back at any time', () => {
    const promise = products
      .filter(({ productType }) => !isTypeRefundable(productType))
      .map((one) => one.unbookingPolicy)
    expect(new Set(promise.filter((text) => text.includes('随时')))).toEqual(new Set())
  })

  it('is the same for the same day', () => {
    expect(sandboxContent(TODAY)).toEqual(content)
  })

  it('moves with the day: no date of the products stays behind', () => {
    const later = JSON.stringify(sandboxContent(day(TODAY, 400)).products)
    expect(later).not.toContain(`"${day(TODAY, 0)}`)
  })

  it('has each id once in its list', () => {
    expect(repeated(products.map((product) => product.id))).toEqual([])
    expect(repeated(products.map((product) => product.productName))).toEqual([])
    expect(repeated(members.map((member) => member.id))).toEqual([])
    expect(repeated(activities.map((activity) => activity.activityId))).toEqual([])
    expect(repeated(pageComponents.map((component) => component.componentCode))).toEqual([])
    expect(repeated(articles.map((article) => article.contentid))).toEqual([])
    expect(repeated(pois.map((poi) => poi.poiId))).toEqual([])
    expect(repeated(tasks.map((task) => task.activityTaskRelationId))).toEqual([])
    expect(repeated(members.flatMap((member) => member.phone || []))).toEqual([])
  })

  it('gives every part of a product an id of its own in the whole shop', () => {
    const parts = products.flatMap((product) => [
      ...(product.packageList ?? []).map((one) => one.id),
      ...(product.goods?.skus ?? []).map((sku) => sku.sku_id),
      ...(product.saleItems ?? []).map((item) => item.productId),
      ...(product.hotel?.rooms ?? []).flatMap((room) => [room.roomId, ...room.rates.map((rate) => rate.resourceId)]),
      ...(product.ticket?.groups ?? []).flatMap((group) => [
        group.ticketId,
        ...group.resources.map((resource) => resource.resourceId),
      ]),
    ])
    expect(repeated(parts)).toEqual([])
  })

  it('repeats no description', () => {
    expect(repeated(products.map((product) => product.description))).toEqual([])
    expect(repeated(packageOffers.flatMap((offer) => offer.productRecommendMsg ?? []))).toEqual([])
  })
})

describe('sandbox products', () => {
  it('are 64 or more, and of every kind', () => {
    expect(products.length).toBeGreaterThanOrEqual(64)
    const types = new Set(products.map((product) => product.productType))
    const missing = Object.values(productKinds).filter((kind) => !types.has(kind.productType))
    expect(missing).toEqual([])
  })

  it('each belong to a company and one of its stores', () => {
    const stores = companies.flatMap((company) =>
      company.stores.map((store) => `${company.companyId}/${store.storeId}`),
    )
    expect(products.filter((product) => !stores.includes(`${product.companyId}/${product.storeId}`))).toEqual([])
  })

  it('each have a detail page, but for the one of an unknown type', () => {
    const homeless = products.filter((product) => !hasRoute(productPath(product) ?? '-'))
    expect(homeless.map((product) => product.id)).toEqual(['990101'])
  })

  it('never cost more than what is struck through', () => {
    expect(products.filter((product) => product.startPrice > product.underLinedPrice)).toEqual([])
    const packages = products.flatMap((product) => product.packageList ?? [])
    expect(packages.filter((one) => one.price > one.originalprice)).toEqual([])
  })

  it('start at a price for which they sell something', () => {
    const wrong = products.filter(
      (product) => pricesOf(product).length > 0 && !pricesOf(product).includes(product.startPrice),
    )
    expect(wrong.map((product) => product.id)).toEqual([])
  })

  it('add up in bargains: goal and what is to be cut make the full price', () => {
    const wrong = products.filter(
      ({ bargain, underLinedPrice }) => bargain && bargain.cutGoalPrice + bargain.leftPrice !== underLinedPrice,
    )
    expect(wrong.map((product) => product.id)).toEqual([])
  })

  it('name only skus that their spec values can make', () => {
    for (const { goods } of products) {
      const values = new Set((goods?.specs ?? []).flatMap((spec) => spec.valueList.map((value) => value.spec_value_id)))
      for (const sku of goods?.skus ?? []) {
        const key = sku.spec_key === 'no_spec' ? [] : sku.spec_key.split('-')
        expect(key.every((part) => values.has(part))).toBe(true)
        expect(key).toHaveLength(goods?.specs.length ?? 0)
      }
    }
  })

  it('name only resources of their own in ticket sessions', () => {
    for (const { ticket } of products) {
      const resources = (ticket?.groups ?? []).flatMap((group) =>
        group.resources.map((resource) => resource.resourceId),
      )
      const named = (ticket?.sessions ?? []).flatMap((session) => session.productIds)
      expect(named.filter((id) => !resources.includes(id))).toEqual([])
    }
  })

  it('name only products that exist as main orders and forward addresses', () => {
    const mains = products.flatMap((product) => product.mainOrder?.productIds ?? [])
    expect(mains.filter((id) => !products.some((product) => product.id === id))).toEqual([])
    const forwards = products.flatMap((product) => product.forwardUrl ?? [])
    expect(forwards.filter((address) => !hasRoute(address))).toEqual([])
  })
})

describe('sandbox package offers', () => {
  it('are 60 or more, 10 or more of them for the home page', () => {
    expect(packageOffers.length).toBeGreaterThanOrEqual(60)
    expect(packageOffers.filter((offer) => offer.isShowHomePage).length).toBeGreaterThanOrEqual(10)
  })

  it('cost less now than otherwise, and otherwise less than originally', () => {
    const wrong = packageOffers.filter(
      ({ activityPrice, currentPrice, originalPrice }) =>
        (activityPrice ?? 0) >= currentPrice || currentPrice >= originalPrice,
    )
    expect(wrong).toEqual([])
  })

  it('cost what their product sells something for', () => {
    const wrong = packageOffers.filter((offer) => {
      const product = products.find((one) => one.id === offer.productId)
      return !product || !pricesOf(product).includes(offer.activityPrice ?? offer.currentPrice)
    })
    expect(wrong.map((offer) => offer.productId)).toEqual([])
  })

  it('have group-join ones, hot counts on both sides of 9999, and none ends before tomorrow is over', () => {
    expect(packageOffers.some((offer) => offer.activitySubType === 3)).toBe(true)
    expect(packageOffers.some((offer) => (offer.productHot ?? 0) > 9999)).toBe(true)
    expect(packageOffers.some((offer) => (offer.productHot ?? 0) <= 9999)).toBe(true)
    const ends = packageOffers.flatMap((offer) => offer.activityEndTime ?? []).toSorted()
    expect(ends[0]).toBe(`${day(TODAY, 1)}T23:59:00`)
    expect(ends.at(-1)! > `${day(TODAY, 2)}T`).toBe(true)
  })

  it('have cards of every kind: with an address of their own, for /goods/{id}, and for nothing (B2.2)', () => {
    const plain = packageOffers.filter((offer) => offer.productDetailUrl === undefined)
    expect(packageOffers.length).toBeGreaterThan(plain.length)
    expect(new Set(plain.map((offer) => offer.productType === 6))).toEqual(new Set([true, false]))
  })

  it('may have no tag, no message, no heat and no items', () => {
    const lacks = (test: (offer: (typeof packageOffers)[number]) => unknown) =>
      packageOffers.some((offer) => !test(offer))
    expect(lacks((offer) => offer.productMarketTag)).toBe(true)
    expect(lacks((offer) => offer.productRecommendMsg)).toBe(true)
    expect(lacks((offer) => offer.productHot)).toBe(true)
    expect(lacks((offer) => offer.productMarketPackageItemInfoDtos.length)).toBe(true)
  })

  it('have items of every label: stay, food, enjoy and play', () => {
    const types = packageOffers.flatMap((offer) =>
      offer.productMarketPackageItemInfoDtos.map((item) => item.packageItemType),
    )
    expect(new Set(types)).toEqual(new Set([5, 4, 3, 2]))
  })

  it('are found by every filter, and found by nothing that is no filter', () => {
    const words = [
      packageFilter.productsKeywordFilters,
      ...Object.values(packageFilter.productsFilterConditionMap),
    ].flat()
    const used = new Set(packageOffers.flatMap((offer) => offer.productItemNames))
    expect(new Set(words)).toEqual(used)
    expect(packageFilter.productsKeywordFilters.length).toBeGreaterThanOrEqual(8)
  })
})
