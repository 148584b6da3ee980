import { describe, expect, it } from 'vitest'
import type { Purchase } from '../../../schemas/domain/purchase.ts'
import { checkoutPath, type SavedPurchase } from './checkout-path.ts'

const room = { kind: 'room' } as const
const dated = { product: '710101', date: '2026-11-20', choices: [] }
const contact = { isShowContactName: false, isShowContactMobile: true } as const
const play = { kind: 'play', product: '310101', item: '1', date: '', quantity: 1, contact } as const
const kept = { data: { tempOrderId: 't1', checkoutType: 3 } } as const
const saved = { shoppingId: 's1' } as const

describe('where the form of an order is', () => {
  it.each<[Purchase, SavedPurchase, string]>([
    [{ kind: 'goods', product: '680101' }, kept, '/3/checkout/t1'],
    [{ kind: 'goods', product: '680101', activity: '' }, kept, '/3/checkout/t1'],
    [{ kind: 'goods', product: '610902', activity: 'KJ902' }, kept, '/3/checkout/t1?activityCode=KJ902'],
    [{ kind: 'hotel-package', product: '810101', package: '1' }, kept, '/hotelpackage/checkout?tempOrderId=t1'],
    [{ kind: 'retail', product: '500101' }, kept, '/retail/orderFill?tempOrderId=t1'],
    [
      play,
      saved,
      '/play/orderEdit/s1?activityCode=&storeId=&isShowContactName=false&isShowContactMobile=true&defaultContactName=',
    ],
    [
      { ...play, activity: 'A1', store: '7', contact: { ...contact, defaultContactName: '林' } },
      saved,
      '/play/orderEdit/s1?activityCode=A1&storeId=7&isShowContactName=false&isShowContactMobile=true&defaultContactName=%E6%9E%97',
    ],
    [{ kind: 'combo', ...dated }, saved, '/productDetailOrderFill/s1?activityCode=&mainOrderId=&mainOrderUseNum='],
    [
      { kind: 'combo', ...dated, activity: 'A1', mainOrder: '90000324', mainOrderUse: '0' },
      saved,
      '/productDetailOrderFill/s1?activityCode=A1&mainOrderId=90000324&mainOrderUseNum=0',
    ],
    [{ kind: 'vacation', ...dated }, saved, '/vacation/orderfill?shoppingId=s1'],
    [{ kind: 'presale', ...dated, mainOrder: '1' }, saved, '/presale/orderFill/710101?shoppingId=s1'],
    [{ kind: 'ticket', ...dated, session: '' }, { data: { id: 'i1' } }, '/bookStore/i1'],
    [{ ...room, hotel: 'hotel' } as Purchase, kept, '/hotel/orderFill/t1'],
    [{ ...room, hotel: 'prohotel' } as Purchase, kept, '/hotel/orderFill/t1'],
    [{ ...room, hotel: 'casahotel' } as Purchase, kept, '/casahotel/orderFill/t1'],
    [{ ...room, hotel: 'tcshotel' } as Purchase, kept, '/tcshotel/orderFill/t1'],
  ])('[A2, B2.9] for %j, kept as %j, is %s', (buy, reply, to) => expect(checkoutPath(buy, reply)).toBe(to))

  it('is nowhere for an answer without an id', () => {
    expect(checkoutPath({ kind: 'vacation', ...dated }, {})).toBeUndefined()
  })
})
