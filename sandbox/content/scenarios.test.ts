import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { productKindOf, productKinds, productPath } from '../../schemas/domain/product-kind.ts'
import { searchComponentCodes } from '../../schemas/domain/search.ts'
import type { Product } from '../../schemas/domain/product.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'
import { identityRules } from '../../server/ports/identity-sandbox.ts'
import { day } from './dates.ts'
import { sandboxContent } from './index.ts'
import type { PointGrantRecord } from './sandbox-content.ts'

const TODAY = '2026-11-21'
const NOW = `${TODAY}T12:00:00`
const content = sandboxContent(TODAY)
const { products, members } = content
const text = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8')

/** Headings whose rows were compared with the data; what stands on the pages of links is compared by tests/contract/shared-details.test.ts. */
const compared = new Set(['Links'])

/** The rows of the table under a heading, cell by cell. */
function tableUnder(heading: string): string[][] {
  compared.add(heading)
  const section = text.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

function kindWord({ productType }: Product): string {
  const kind = productKindOf(productType)
  return kind ? productKinds[kind].title : '未知'
}

const cartPaths = { retail: '/retail/shopCar', points: '/retail/goods-market/cart' } as const

describe('docs/scenarios.md', () => {
  it('lists every product with its state, name and address, and no other', () => {
    const told = tableUnder('Products').map(([kind, state, id, name, address]) => ({ id, kind, state, name, address }))
    const held = products.map((product) => ({
      id: product.id,
      kind: kindWord(product),
      state: product.scenario,
      name: product.productName,
      address: productPath(product) ?? '—',
    }))
    expect(told).toEqual(held)
  })

  it('lists every coupon with its type, name, products and stock', () => {
    const held = content.coupons.map((coupon) => [
      String(coupon.couponType),
      coupon.couponId,
      coupon.couponName,
      [...coupon.productIds, ...coupon.productTypes.map((type) => `类型 ${type}`)].join('、'),
      String(coupon.stock),
    ])
    expect(tableUnder('Coupons')).toEqual(held)
  })

  it('lists every code that gives a coupon', () => {
    const held = content.couponCodes.map(({ code, couponId, scenario }) => [code, couponId, scenario])
    expect(tableUnder('Coupon codes')).toEqual(held)
  })

  it('lists every company of business travel, and how a real name comes out', () => {
    const companies = content.businessCompanies.map(({ id, name, domain, scenario }) => [id, name, domain, scenario])
    expect(tableUnder('Business travel')).toEqual(companies)
    expect(tableUnder('Real names')).toEqual(identityRules.map(({ ending, text: outcome }) => [ending, outcome]))
  })

  it('lists every member with level, state, name and phone', () => {
    const held = members.map(({ id, levelName, namech, phone, scenario }) => [
      levelName,
      scenario,
      id,
      namech,
      phone || '—',
    ])
    expect(tableUnder('Members')).toEqual(held)
  })

  it('lists every order with its buyer, state and pages', () => {
    const held = content.orders.map(({ id, memberId, productId, scenario, body }) => [
      ...[id, memberId, scenario, productId],
      orderPaths(id, body.productType).detail,
    ])
    expect(tableUnder('Orders')).toEqual(held)
  })

  it('lists every team with its leader, state and page', () => {
    const held = content.teams.map(({ teamId, productId, leaderId, scenario }) => [
      ...[teamId, productId, leaderId, scenario],
      `/spell?teamId=${teamId}`,
    ])
    expect(tableUnder('Teams')).toEqual(held)
  })

  it('lists every line of a cart with its state', () => {
    const held = content.carts.map(({ memberId, kind, productId, skuId, quantity, scenario }) => [
      ...[memberId, cartPaths[kind], `${productId}-${skuId}`, String(quantity), scenario],
    ])
    expect(tableUnder('Carts')).toEqual(held)
  })

  it('lists every choice with its member and the form of its order', () => {
    const held = content.choices.map(({ id, memberId, scenario, address }) => [id, memberId, scenario, address])
    expect(tableUnder('Choices')).toEqual(held)
  })

  it('lists every WeChat account', () => {
    const held = content.wechatAccounts.map(({ openId, scenario, memberId }) => [openId, scenario, memberId ?? '—'])
    expect(tableUnder('WeChat accounts')).toEqual(held)
  })

  it("lists every company with its customer service's ways", () => {
    const held = content.companies.map(({ companyId, companyName, tel, mqUrl }) => [
      companyId,
      companyName,
      tel ?? '—',
      mqUrl ?? '—',
    ])
    expect(tableUnder('Companies')).toEqual(held)
  })

  it('lists every bargain that was begun, with its friends and its page', () => {
    const held = content.bargainsBegun.map(({ activityId, memberId, helps }) => [
      ...[`C${activityId}`, memberId, helps.map((help) => help.memberId).join('、') || '—'],
      `/bargain/detail?cutTeamId=C${activityId}`,
    ])
    expect(tableUnder('Bargains begun')).toEqual(held)
  })

  it('lists every sign activity, and who takes part in which state', () => {
    const activities = content.signActivities.map(({ activityId, title, scenario }) => [
      ...[activityId, title, scenario, `/signActivity/detail?activityId=${activityId}`],
    ])
    expect(tableUnder('Sign activities')).toEqual(activities)
    const joined = content.signJoins.map(({ id, memberId, scenario }) => [
      ...[memberId, scenario, `/signActivity/helpFromFriends?joinId=${id}`],
    ])
    expect(tableUnder('Sign activities joined')).toEqual(joined)
  })

  it('lists every browse task', () => {
    const held = content.activityTasks.map((task) => [
      task.activityTaskRelationId,
      task.activityTaskId,
      task.scenario,
      String(task.taskContentNum),
      task.reward,
    ])
    expect(tableUnder('Browse tasks')).toEqual(held)
  })

  it('lists every service with its address, and every reservation with its state', () => {
    expect(tableUnder('Services')).toEqual(content.services.map(({ id, name, address }) => [id, name, address]))
    const held = content.reservations.map(({ id, memberId, serviceId, scenario }) => [
      id,
      memberId,
      serviceId,
      scenario,
    ])
    expect(tableUnder('Service reservations')).toEqual(held)
  })

  it('lists every service that the search finds, with its address and its other names', () => {
    const found = content.pageComponents.find(({ componentCode }) => componentCode === searchComponentCodes.services)
    const held = found?.componentContents.map(({ title, jumpPath, customFields }) => [
      ...[title, jumpPath, customFields?.tags?.join('、')],
    ])
    expect(tableUnder('Services in the search')).toEqual(held)
  })

  it('lists every place that asks for a health form, and every form that was sent', () => {
    expect(tableUnder('Health forms')).toEqual(content.healthPlaces.map(({ code, name }) => [code, name]))
    const sent = content.healthFormsSent.map(({ id, memberId, placeCode, scenario }) => [
      id,
      memberId,
      placeCode,
      scenario,
    ])
    expect(tableUnder('Sent health forms')).toEqual(sent)
  })

  it('lists every place', () => {
    const held = content.pois.map((poi) => [poi.poiType, poi.poiId, poi.poiName, poi.openTime, poi.productUrl ?? '—'])
    expect(tableUnder('Places')).toEqual(held)
  })

  it('names for each combo that is bought to a stay the address with an order to which it can be bought, and its member', () => {
    const section = text.split('## Main orders')[1]?.split('\n## ')[0] ?? ''
    const told = [...section.matchAll(/`\/productDetail\/(\d+)\?mainOrderId=(\w+)/g)].map(([, id, order]) => ({
      id,
      order,
    }))
    const combos = products.filter(({ mainOrder }) => mainOrder !== undefined)
    expect(told.map(({ id }) => id)).toEqual(combos.map(({ id }) => id))
    const wrong = told.filter(({ id, order: orderId }) => {
      const order = content.orders.find((one) => one.id === orderId)
      const stays = products.find((product) => product.id === id)?.mainOrder?.productIds ?? []
      return !order?.body.guests || !stays.includes(order.productId) || !section.includes(order.memberId)
    })
    expect(wrong).toEqual([])
  })

  it('names in its sentences members and products that there are', () => {
    const sentences = text.split('\n').filter((line) => !line.startsWith('|'))
    const ids = new Set([...products, ...members, ...content.orders].map(({ id }) => id))
    const named = sentences.join(' ').match(/\b(?:\d{6}|\d{8})\b/g) ?? []
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })

  it('lists every article', () => {
    const held = content.articles.map(({ contentid, title, parts }) => [
      contentid,
      title,
      String(parts.length),
      parts.flatMap((part) => part.to ?? []).join(' ') || '—',
    ])
    expect(tableUnder('Articles')).toEqual(held)
  })

  it('lists the points and coins of every member who has some', () => {
    const sum = (grants: readonly PointGrantRecord[]) => grants.reduce((all, { amount }) => all + amount, 0)
    const held = members.flatMap(({ id }) => {
      const own = content.pointGrants.filter(({ memberId }) => memberId === id)
      const points = own.filter(({ kind }) => kind === 'points')
      const soon = points.filter(({ goodDays }) => goodDays <= 21)
      const coins = own.filter(({ kind, companyId }) => kind === 'coins' && companyId === '560')
      return own.length > 0 ? [[id, ...[points, soon, coins].map((some) => String(sum(some)))]] : []
    })
    expect(tableUnder('Points and coins')).toEqual(held)
  })

  it('has no table that nothing compares with the data', () => {
    const tables = text.split('\n## ').filter((section) => /^\| ?-/m.test(section))
    expect(tables.map((section) => section.split('\n')[0])).toEqual([...compared].toSorted(byPlace))
  })
})

/** In the order of the file. */
const byPlace = (one: string, other: string) => text.indexOf(`## ${one}\n`) - text.indexOf(`## ${other}\n`)

const packages = (product: Product) => product.packageList ?? []
const resources = (product: Product) => product.ticket?.groups.flatMap((group) => group.resources) ?? []
const rates = (product: Product) => product.hotel?.rooms.flatMap((room) => room.rates) ?? []
const stocks = (product: Product) => [...rates(product), ...(product.saleItems ?? [])].map((one) => one.plan.stock)
const fewLeft = (stock: number) => stock >= 1 && stock <= 5
const timeStatus = ({ productActivity: activity }: Product) => {
  if (!activity) return undefined
  if (NOW < activity.startDate) return 0
  return NOW > activity.endDate ? 2 : 1
}
const teamIn = (state: string) => (product: Product) =>
  content.teams.some((team) => team.productId === product.id && team.state === state)

const states: readonly (readonly [state: string, holds: (product: Product) => boolean])[] = [
  ['on sale', (product) => product.status === 1 && packages(product).some((one) => one.packageStatus === 1)],
  ['off the shelf', (product) => product.status === 0],
  ['not yet on sale', (product) => product.saleStartDate > NOW],
  ['a package not started', (product) => packages(product).some((one) => one.packageStatus === 2)],
  ['a package off', (product) => packages(product).some((one) => one.packageStatus === 3)],
  ['instant confirmation', (product) => packages(product).some((one) => one.isDocking === 1)],
  ['second confirmation', (product) => packages(product).some((one) => one.isDocking === 0)],
  ['goods sold out', (product) => product.goods?.skus.every((sku) => sku.enable_quantity === 0) ?? false],
  ['one sku', (product) => product.goods?.skus.length === 1],
  [
    'several skus, one of them out of stock',
    (product) => (product.goods?.skus.length ?? 0) > 1 && product.goods!.skus.some((sku) => sku.enable_quantity === 0),
  ],
  ['a limit for each purchase', (product) => (product.goods?.good_extends.single_buy_num ?? 0) > 0],
  ['a limit for each person', (product) => (product.goods?.purchaseLimit ?? 0) > 0],
  ['a dated ticket without sessions', ({ ticket }) => ticket?.isFlexTicket === 0 && ticket.sessions.length === 0],
  ['a dated ticket with sessions', ({ ticket }) => (ticket?.sessions.length ?? 0) > 1],
  ['a flex ticket', ({ ticket }) => ticket?.isFlexTicket === 1],
  ['a ticket with real names', ({ ticket }) => ticket?.realNameCertification === 1],
  ['a ticket not yet effective', ({ ticket }) => (ticket?.effectTime ?? '') > TODAY],
  ['a ticket expired', ({ ticket }) => (ticket?.expireDate ?? TODAY) < TODAY],
  ['a ticket not published', ({ ticket }) => ticket?.typePublish === 0],
  [
    'a ticket sold out',
    (product) => resources(product).length > 0 && resources(product).every((one) => one.inventory === 0),
  ],
  ['a ticket with few left', (product) => resources(product).some((one) => fewLeft(one.inventory))],
  ['rooms or items with few left', (product) => stocks(product).some(fewLeft)],
  [
    'items sold out',
    (product) => (product.saleItems?.length ?? 0) > 0 && stocks(product).every((stock) => stock === 0),
  ],
  ['nothing on sale', (product) => product.saleItems?.length === 0],
  ['several items', (product) => product.productType === 31 && (product.saleItems?.length ?? 0) > 1],
  ['one item', (product) => product.productType === 31 && product.saleItems?.length === 1],
  ['a least number of copies above 1', (product) => product.saleItems?.some((one) => one.mark.minCopies > 1) ?? false],
  ['items without a date', (product) => product.saleItems?.some((one) => one.priceInventoryMode === 'T') ?? false],
  ['more than three ticket groups', (product) => new Set(product.saleItems?.map((one) => one.groupName)).size > 3],
  ['a main order', (product) => product.mainOrder !== undefined],
  [
    'a main order with shared and group tickets',
    (product) =>
      product.mainOrder !== undefined &&
      [3, 4].every((type) => product.saleItems?.some((one) => one.availablePeopleType === type)),
  ],
  [
    'a day without a price',
    (product) => rates(product).some((rate) => rate.plan.exceptions?.some((one) => one.noPrice)),
  ],
  ['a price that changes', (product) => rates(product).some((rate) => rate.priceCheck?.afterPriceDiff !== undefined)],
  ['a room that answers 6010109', (product) => rates(product).some((rate) => rate.priceCheck?.code === 6010109)],
  ['a hotel without rooms', (product) => product.status === 1 && product.hotel?.rooms.length === 0],
  ['private booking 2', (product) => product.bookingInterface === 2],
  ['private booking 3', (product) => product.bookingInterface === 3],
  ['member prices', (product) => (product.memberDiscounts?.length ?? 0) > 0],
  ['a flash sale not started', (product) => product.productActivity?.type === 1 && timeStatus(product) === 0],
  ['a flash sale running', (product) => product.productActivity?.type === 1 && timeStatus(product) === 1],
  ['a flash sale ended', (product) => product.productActivity?.type === 1 && timeStatus(product) === 2],
  ['an open group buy', (product) => product.groupProduct?.groupType === 1 && timeStatus(product) === 1],
  ['a community that may open a team', ({ groupProduct: group }) => group?.groupType === 2 && group.showGroupButton],
  ['a community that may not', ({ groupProduct: group }) => group?.groupType === 2 && !group.showGroupButton],
  ['a friend group', (product) => product.groupProduct?.groupMode === 2],
  ['a group buy not started', (product) => product.productActivity?.type === 3 && timeStatus(product) === 0],
  ['a group buy ended', (product) => product.productActivity?.type === 3 && timeStatus(product) === 2],
  ['a team forming', teamIn('forming')],
  ['a team full', teamIn('success')],
  ['a team failed', teamIn('failed')],
  ...[1, 2, 3, 4, 5].map(
    (status) =>
      [`a bargain activity at ${status}`, ({ bargain }: Product) => bargain?.activityStatus === status] as const,
  ),
  ['a presale', (product) => (product.presale?.subscribeUntil ?? '') > day(TODAY, 30)],
  ['a forward address', (product) => product.forwardUrl !== undefined],
  ['an unknown type', (product) => productPath(product) === undefined],
  ['videos', (product) => product.productVideos.length > 0],
  ['a commission', (product) => (product.otherMinCommission ?? 0) > 0],
  ['a shop without customer service', (product) => product.companyId === '561'],
]

describe('sandbox products hold each state that the spec names', () => {
  it.each(states)('%s', (_state, holds) => {
    expect(products.filter(holds).map((product) => product.id)).not.toEqual([])
  })
})
