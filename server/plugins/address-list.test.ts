import { expect, it } from 'vitest'
import { addressList, isAddressOrNet, isPeer, isTooWide } from './address-list.ts'

it('has an address that is in it, or in one of its nets, and no other', () => {
  const has = addressList(['10.0.0.7', '192.168.0.0/16', 'fd00::/8'])
  expect(['10.0.0.7', '192.168.3.4', 'fd12::1', '::ffff:10.0.0.7'].map(has)).toEqual([true, true, true, true])
  expect(['10.0.0.8', '193.168.0.1', 'fe80::1', 'in-process', ''].map(has)).toEqual([false, false, false, false, false])
  expect(addressList([])('10.0.0.7')).toBe(false)
})

it.each(['10.0.0.7', '10.0.0.0/8', '::1', 'fd00::/128'])('knows %s as an address or a net', (text) => {
  expect(isAddressOrNet(text)).toBe(true)
})

it.each(['', 'shop.example.com', '10.0.0.0/33', '10.0.0', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', 'loopback'])(
  'knows %j as neither',
  (text) => {
    expect(isAddressOrNet(text)).toBe(false)
  },
)

it.each([
  '0.0.0.0/0',
  '0.0.0.0/1',
  '128.0.0.0/1',
  '8.0.0.0/7',
  '::/0',
  '::/1',
  '8000::/1',
  '2000::/3',
  '::/80',
  '::ffff:0.0.0.0/96',
  '0::FFFF:0:0/97',
])('knows %s as wider than any net of one’s own', (text) => {
  expect(isTooWide(text)).toBe(true)
})

it.each([
  '10.0.0.0/8',
  '0.0.0.0',
  '::1',
  '::1/128',
  'fc00::/7',
  'fd00::/8',
  '2001:db8::/32',
  '::ffff:10.0.0.0/104',
  'loopback',
  'x/0',
])('knows %s as none', (text) => {
  expect(isTooWide(text)).toBe(false)
})

it('believes addresses, nets and three names, and nothing else that is written there', () => {
  expect(['loopback', 'uniquelocal', '10.0.0.7', 'fd00::/8'].map(isPeer)).toEqual([true, true, true, true])
  expect(['*', 'true', '1', 'all', 'proxy.example', 'none'].map(isPeer)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})
