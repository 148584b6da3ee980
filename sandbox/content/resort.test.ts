import { describe, expect, it } from 'vitest'
import { crowdLabels } from '../../schemas/domain/activity.ts'
import { articlePartSchema } from '../../schemas/domain/article.ts'
import { poiTypes } from '../../schemas/domain/poi.ts'
import { productPath } from '../../schemas/domain/product-kind.ts'
import type { Product } from '../../schemas/domain/product.ts'
import { day } from './dates.ts'
import { sandboxContent } from './index.ts'

const TODAY = '2026-11-21'
const content = sandboxContent(TODAY)
const { products, activities, members, companies, dictionaries } = content
const { articles, pois, activityTasks, wechatAccounts } = content

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

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
    const types =
      dictionaries.find((one) => one.code === 'MERCHANT_ACTIVITY_TYPE')?.dict.map((word) => word.value) ?? []
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
    expect(activityTasks.map((task) => task.taskContentNum)).toEqual(expect.arrayContaining([15, 5]))
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
  const stories = articles.filter(({ tags }) => !tags.some((tag) => ['协议', '下载', '指南'].includes(tag)))
  const partsOf = (kind: string) => stories.map(({ parts }) => parts.filter((part) => part.kind === kind))

  it('have five to nine parts, and a part of every kind unless they are agreements or directions', () => {
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
