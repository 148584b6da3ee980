// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepVisit, lostVisit, visitNow } from './keep-visit.ts'

/** A document that is opened at an address, after another; gives the address with what got lost, if something did. */
function open(address: string, referrer = '', theme = /from=(\w+)/.exec(address)?.[1] ?? 'lantu') {
  history.replaceState(null, '', `/tc-fostay${address}`)
  document.documentElement.dataset.theme = theme
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const lost = lostVisit()
  return lost && keepVisit(address, lost)
}
const shop = () => `${location.origin}/tc-fostay/`

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.restoreAllMocks())

describe('the brand of a visit, when a link is followed before the app runs', () => {
  it('comes back on the next page', () => {
    expect(open('/?from=clubmed')).toBeUndefined()
    expect(open('/combo?a=1', shop())).toBe('/combo?a=1&from=clubmed')
  })

  it('is told to the pages that share the session (B9)', () => {
    open('/?from=clubmed')
    expect(sessionStorage.getItem('isShowStyle')).toBe('1')
    open('/')
    expect(sessionStorage.getItem('isShowStyle')).toBe('0')
  })

  it('stays with a page that names it', () => {
    open('/?from=clubmed')
    expect(open('/combo?from=spice', shop())).toBeUndefined()
    expect(open('/goods/1', shop())).toBe('/goods/1?from=spice')
  })

  it('is none of a visit that begins anew, from elsewhere or by the address bar', () => {
    open('/?from=clubmed')
    expect(open('/')).toBeUndefined()
    expect(open('/combo', shop())).toBeUndefined()
  })
})

describe('who brought the shopper (A2 trackCode), when a link is followed before the app runs', () => {
  it('comes back on the next page, with the brand', () => {
    expect(open('/?trackCode=t1')).toBeUndefined()
    expect(open('/combo?a=1', shop())).toBe('/combo?a=1&trackCode=t1')
    expect(open('/?from=clubmed&trackCode=t2')).toBeUndefined()
    expect(open('/combo', shop())).toBe('/combo?from=clubmed&trackCode=t2')
  })

  it('is another once a page names another', () => {
    open('/?trackCode=t1')
    expect(open('/combo?trackCode=t2', shop())).toBeUndefined()
    expect(open('/goods/1', shop())).toBe('/goods/1?trackCode=t2')
  })

  it('is nobody for a visit that begins anew', () => {
    open('/?trackCode=t1')
    expect(open('/goods/1', 'https://elsewhere.example/')).toBeUndefined()
    expect(open('/combo', shop())).toBeUndefined()
  })
})

describe('what a page says of the visit', () => {
  it('is its brand, unless it is the shop’s own, and who its address says brought the shopper', () => {
    open('/combo?from=clubmed&trackCode=t1')
    expect(visitNow()).toEqual({ from: 'clubmed', trackCode: 't1' })
    open('/combo')
    expect(visitNow()).toEqual({ from: undefined, trackCode: undefined })
  })
})
