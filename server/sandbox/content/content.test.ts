import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { activityTaskSchema } from '../../../schemas/domain/activity-task.ts'
import { activitySchema, crowdLabels } from '../../../schemas/domain/activity.ts'
import { articlePartSchema, articleSchema } from '../../../schemas/domain/article.ts'
import { companySchema } from '../../../schemas/domain/company.ts'
import { dictionaryCodes, dictionarySchema } from '../../../schemas/domain/dictionary.ts'
import { memberSchema } from '../../../schemas/domain/member.ts'
import { packageFilterSchema, packageOfferRecordSchema } from '../../../schemas/domain/package-offer.ts'
import { pageComponentCodes, pageComponentSchema } from '../../../schemas/domain/page-component.ts'
import { poiSchema, poiTypes } from '../../../schemas/domain/poi.ts'
import { productKinds, productPath } from '../../../schemas/domain/product-kind.ts'
import { productSchema, type Product } from '../../../schemas/domain/product.ts'
import type { RouteTable } from '../../../schemas/page/route.ts'
import { day } from './dates.ts'
import { sandboxContent } from './index.ts'

const TODAY = '2026-11-21'
const content = sandboxContent(TODAY)
const { products, pageComponents, packageOffers, packageFilter, activities, members, companies, dictionaries } = content
const { articles, pois, activityTasks, wechatAccounts } = content
const tasks = activityTasks.map(({ doneBy, scenario: _why, ...task }) => ({ ...task, done: doneBy.length > 0 }))

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const componentOf = (code: string) => pageComponents.find((component) => component.componentCode === code)
const routes = (JSON.parse(readFileSync(new URL('../../../pages/routes.json', import.meta.url), 'utf8')) as RouteTable)
  .routes

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

/** Whether some route of the shop answers the address (its query left out). */
function hasRoute(address: string): boolean {
  const path = address.split('?')[0] ?? ''
  return routes.some((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
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
    const validate = new Ajv({ strict: true, allErrors: true }).compile({ type: 'array', items: schema })
    validate(rows)
    expect(validate.errors).toBeNull()
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
    expect(repeated(packageOffers.map((offer) => offer.productRecommendMsg ?? ''))).toEqual([])
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

  it('add up in bargains: goal, cut and left make the full price', () => {
    const wrong = products.filter(
      ({ bargain, underLinedPrice }) =>
        bargain && bargain.cutGoalPrice + bargain.cutPrice + bargain.leftPrice !== underLinedPrice,
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

describe('sandbox page components', () => {
  it('have content for every code that the spec names', () => {
    const empty = pageComponentCodes.filter((code) => !componentOf(code)?.componentContents.length)
    expect(empty).toEqual([])
  })

  it('have a list of 10 cards or more behind each tab of the product menu, and a card for each of its tags', () => {
    for (const tab of componentOf('TCP_YT2_GoodsMenu')?.componentContents ?? []) {
      const cards = componentOf(tab.subtitle ?? '')?.componentContents ?? []
      expect(cards.length).toBeGreaterThanOrEqual(10)
      const tags = new Set(cards.map((card) => card.customFields?.tag))
      expect(tags).toEqual(new Set(tab.customFields?.tags))
    }
  })

  it('lead only to pages of the shop and to products that exist', () => {
    const contents = pageComponents.flatMap((component) => component.componentContents)
    const addresses = contents
      .flatMap((item) => [item.jumpPath, item.jumpParames?.product_url])
      .filter((address) => address !== undefined && address !== 'not_jump')
    expect(addresses.filter((address) => !hasRoute(String(address)))).toEqual([])
    const known = products.map((product) => productPath(product))
    const cards = contents.flatMap((item) => item.jumpParames?.product_url ?? [])
    expect(cards.filter((address) => !known.includes(address))).toEqual([])
  })

  it('lead to articles that exist, and say of them what they say of themselves', () => {
    const cards = componentOf('YT3_NRQ')?.componentContents ?? []
    expect(cards.length).toBeGreaterThanOrEqual(6)
    const told = cards.map(({ id, title, subtitle, themePicUri, contentInfo }) => ({
      id,
      title,
      subtitle,
      themePicUri,
      ...contentInfo,
    }))
    const held = articles.slice(0, cards.length).map((article) => ({
      id: article.contentid,
      title: article.title,
      subtitle: article.subtitle,
      themePicUri: article.themePicUri,
      summary: article.summary,
      author: article.author,
      readCount: article.readCount,
    }))
    expect(told).toEqual(held)
    const contents = pageComponents.flatMap((component) => component.componentContents)
    const ids = contents.flatMap(({ jumpPath, jumpParames }) => [
      ...(jumpParames?.contentid ? [jumpParames.contentid] : []),
      ...(jumpPath?.startsWith('/content/') ? [jumpPath.slice('/content/'.length)] : []),
    ])
    expect(ids.length).toBeGreaterThan(cards.length)
    expect(ids.filter((id) => !articles.some((article) => article.contentid === id))).toEqual([])
  })

  it('have more banners than the home page shows (A9: six)', () => {
    expect(componentOf('YT3_BANNER')?.componentContents.length).toBeGreaterThan(6)
  })

  it('have 一键WIFI among the first five entries, more than five others, and one that is not open yet (A5, A9)', () => {
    const entries = componentOf('YT3_TYJGQ')?.componentContents ?? []
    expect(entries.slice(0, 5).map((item) => item.title)).toContain('一键WIFI')
    const counted = entries.filter((item) => item.title !== '一键WIFI')
    expect(counted.length).toBeGreaterThan(5)
    expect(counted.slice(0, 5).filter((item) => item.jumpPath === undefined)).toHaveLength(1)
  })

  it('have a notice above products that leads somewhere, and one that does not (B5)', () => {
    const jumps = componentOf('TCS_AllProduct_TOP')?.componentContents.map((item) => item.jumpPath) ?? []
    expect(jumps.filter((path) => path === 'not_jump')).toHaveLength(1)
    expect(jumps.filter((path) => path !== 'not_jump')).toHaveLength(1)
  })
})

describe('sandbox package offers', () => {
  it('are 24 or more, 10 or more of them for the home page', () => {
    expect(packageOffers.length).toBeGreaterThanOrEqual(24)
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

  it('have group-join ones, hot counts on both sides of 9999, and ends today and later', () => {
    expect(packageOffers.some((offer) => offer.activitySubType === 3)).toBe(true)
    expect(packageOffers.some((offer) => (offer.productHot ?? 0) > 9999)).toBe(true)
    expect(packageOffers.some((offer) => (offer.productHot ?? 0) <= 9999)).toBe(true)
    expect(packageOffers.some((offer) => offer.activityEndTime?.startsWith(TODAY))).toBe(true)
    expect(packageOffers.some((offer) => (offer.activityEndTime ?? '') > `${day(TODAY, 2)}T`)).toBe(true)
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

describe('sandbox people and days', () => {
  it('have a member of every level (B3)', () => {
    expect(new Set(members.map((member) => member.levelNew))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
  })

  it('have six activities or more on each of three days, with every crowd label among them (A9)', () => {
    for (const offset of [0, 1, 2]) {
      expect(activities.filter((one) => one.date === day(TODAY, offset)).length).toBeGreaterThanOrEqual(6)
    }
    expect(new Set(activities.map((one) => one.crowdType)).size).toBe(crowdLabels.length)
  })

  it('end every activity after it begins, and name its type in the dictionary', () => {
    const types = dictionaries.find((one) => one.code === dictionaryCodes[0])?.dict.map((word) => word.value) ?? []
    expect(activities.filter((one) => one.finishTime <= one.beginTime || !types.includes(one.type))).toEqual([])
  })

  it('are guests at every outcome of the activation (A5, A6, A8)', () => {
    const guests = members.flatMap(({ levelNew, guest }) => (guest ? [{ levelNew, ...guest }] : []))
    const ready = guests.filter((guest) => guest.status === 2 && guest.stayInStatus)
    expect(ready.some((guest) => guest.updateLevelFlag && guest.levelNew < 2)).toBe(true)
    expect(ready.some((guest) => guest.updateLevelFlag && guest.levelNew >= 2)).toBe(true)
    expect(ready.some((guest) => !guest.updateLevelFlag)).toBe(true)
    expect(guests.some((guest) => guest.status === 1)).toBe(true)
    expect(guests.some((guest) => guest.status === 3)).toBe(true)
    expect(guests.some((guest) => guest.status === 2 && !guest.stayInStatus)).toBe(true)
    expect(members.some((member) => !member.guest)).toBe(true)
  })

  it('log in by WeChat as a member that exists, or as nobody yet (A7)', () => {
    const bound = wechatAccounts.flatMap(({ memberId }) => memberId ?? [])
    expect([bound.length, wechatAccounts.length]).toEqual([1, 2])
    expect(bound.filter((id) => !members.some((member) => member.id === id))).toEqual([])
  })
})

describe('sandbox companies', () => {
  it('are reached by phone and online, by one of them, and by neither (A6); 560 is the resort (A9)', () => {
    const ways = companies.map(({ companyId, tel, mqUrl }) => [companyId, tel !== undefined, mqUrl !== undefined])
    expect(ways).toEqual([
      ['560', true, true],
      ['561', false, false],
      ['562', true, false],
      ['563', false, true],
    ])
  })
})

describe('sandbox browse tasks', () => {
  it('take fifteen seconds and five, and one is done by a member that exists (A4)', () => {
    expect(tasks.map((task) => task.taskContentNum)).toEqual(expect.arrayContaining([15, 5]))
    const doers = activityTasks.flatMap((task) => task.doneBy)
    expect(doers).toHaveLength(1)
    expect(members.map((member) => member.id)).toEqual(expect.arrayContaining(doers))
  })
})

describe('sandbox places', () => {
  it('are 14 or more, of every type', () => {
    expect(pois.length).toBeGreaterThanOrEqual(14)
    expect(new Set(pois.map((poi) => poi.poiType))).toEqual(new Set(poiTypes))
  })

  it('sell only products that exist and are on sale', () => {
    const onSale = products.filter((product) => product.status === 1).map((product) => productPath(product))
    const sold = pois.flatMap((poi) => poi.productUrl ?? [])
    expect(sold.length).toBeGreaterThanOrEqual(10)
    expect(sold.filter((url) => !onSale.includes(url))).toEqual([])
  })

  it('lie on the island and in the bay beside it, each at a spot of its own', () => {
    const far = pois.filter(({ longitude, latitude }) => Math.hypot(longitude - 110.415, latitude - 18.785) > 0.05)
    expect(far).toEqual([])
    expect(repeated(pois.map(({ longitude, latitude }) => `${longitude},${latitude}`))).toEqual([])
  })

  it('never show the picture of a neighbour', () => {
    expect(repeated(pois.map((poi) => poi.themePicUri))).toEqual([])
    expect(pois.filter((poi) => repeated([poi.themePicUri, ...poi.pictures]).length > 0)).toEqual([])
  })
})

describe('sandbox articles', () => {
  const partsOf = (kind: string) => articles.map(({ parts }) => parts.filter((part) => part.kind === kind))

  it('have five to nine parts, and a part of every kind', () => {
    expect(articles.filter(({ parts }) => parts.length < 5 || parts.length > 9)).toEqual([])
    for (const kind of articlePartSchema.properties.kind.enum)
      expect(partsOf(kind).filter((parts) => parts.length === 0)).toEqual([])
  })

  it('say something in every part, and show a picture where there is one', () => {
    expect(articles.flatMap(({ parts }) => parts.filter((part) => part.text.length < 4))).toEqual([])
    expect(articles.flatMap(({ parts }) => parts.filter((part) => part.kind === 'picture' && !part.picture))).toEqual(
      [],
    )
    const pictures = ({ themePicUri, parts }: (typeof articles)[number]) => [
      themePicUri,
      ...parts.flatMap((part) => part.picture ?? []),
    ]
    expect(articles.filter((article) => repeated(pictures(article)).length > 0)).toEqual([])
  })

  it('sell products at their own address, name and price', () => {
    const sold = partsOf('product').flat()
    const held = products.map(
      ({ productName, startPrice, ...product }) => `${productPath(product as Product)} ${productName} ${startPrice}`,
    )
    expect(sold.filter(({ to, text, price }) => !held.includes(`${to} ${text} ${price}`))).toEqual([])
  })

  it('were published before the day on which they are read', () => {
    expect(articles.filter((article) => article.publishTime >= TODAY)).toEqual([])
  })
})
