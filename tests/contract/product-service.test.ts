import { describe, expect, it } from 'vitest'
import type { CustomerService } from '../../schemas/domain/customer-service.ts'
import type { PlannedBlock } from '../../schemas/page/plan.ts'
import type { Brand } from '../../schemas/domain/channels.ts'
import { serviceWays } from '../../src/domain/customer-service.ts'
import { allBlocks } from '../../src/engine/react/entry.ts'
import { evaluateBlock } from '../../src/engine/core/evaluate-block.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createPageStore } from '../../src/engine/react/page-store.ts'
import { openShop, type Visit } from './shop-visit.ts'

const { visit } = openShop()
const never = () => Promise.reject(new Error('nothing is to be called'))

/** Every page on which something is sold. */
const pages = [
  '/goods/650101',
  '/goods/650201',
  '/seckill/goods/650102',
  '/hotel/detail/100101',
  '/prohotel/100201',
  '/tcshotel/detail/100301',
  '/casahotel/detail/100401',
  '/productDetail/610101',
  '/play/productDetail/310101',
  '/product/230101',
  '/seckill/product/230102',
  '/hotelpackage/detail/810101',
  '/vacation/detail/510101',
  '/presale/detail/710101',
  '/bargainProduct/detail/610901',
  '/coupon-product/400101',
  '/retail/productDetail/500101',
]

const visits = new Map<string, Promise<Visit>>()
function openAt(address: string): Promise<Visit> {
  const found = visits.get(address) ?? visit({ address, by: 'a visitor', route: 'any' })
  visits.set(address, found)
  return found
}

/** What the blocks of a page that offer customer service are given: the bar at the bottom, and the card of who sells. */
function serviceBlocks({ prepared: { payload } }: Visit) {
  const store = createPageStore(payload.plan, payload.sources, never, createCaller)
  return [...allBlocks(payload)]
    .filter(({ props }) => Object.hasOwn(props, 'service'))
    .flatMap((block) => {
      const state = evaluateBlock(block, store.scope, store.source, store.plan.values)
      if (state.kind !== 'ready') return []
      const { service, from } = state.props as { service?: CustomerService; from: Brand }
      return [{ block, ways: serviceWays(service, from) }]
    })
}

const tellsOf = ({ on }: PlannedBlock) =>
  on?.['service']?.map((action) => ('product' in action ? [action.do, action['service']] : [action.do]))

/** The dialog itself is of widgets/buy-bar and widgets/seller-card; which ways it has, of src/domain/customer-service.ts. */
describe.each(pages)('[B2.10] 客服 of %s', (address) => {
  it('has the phone with its number and hours, beside the online service, in the bar and beside the seller', async () => {
    const blocks = serviceBlocks(await openAt(address))
    expect(blocks.map(({ block }) => block.widget).toSorted()).toEqual([
      expect.stringMatching(/^(?:buy|group)-bar$/),
      'seller-card',
    ])
    for (const { ways } of blocks)
      expect(ways).toEqual({
        tel: expect.stringMatching(/^\d{3,4}-\d{3,4}-\d{4}$/) as unknown,
        hours: expect.stringMatching(/\d\d:\d\d~\d\d:\d\d/) as unknown,
        online: true,
        straightOnline: false,
      })
  })

  it('has the phone only from=tcmp', async () => {
    for (const { ways } of serviceBlocks(await openAt(`${address}?from=tcmp`)))
      expect(ways).toMatchObject({ tel: expect.any(String) as unknown, online: false })
  })

  it('asks the online service of the company, with the product', async () => {
    const told = serviceBlocks(await openAt(address)).map(({ block }) => tellsOf(block))
    expect(told).toEqual(told.map(() => [['online-service', '{{ event.service }}']]))
  })
})
