// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreBrand } from './keep-brand.ts'

/** A document that is opened at an address, after another; gives the address with the brand that got lost, if one did. */
function open(address: string, referrer = '', theme = /from=(\w+)/.exec(address)?.[1] ?? 'lantu') {
  history.replaceState(null, '', `/tc-fostay${address}`)
  document.documentElement.dataset.theme = theme
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  return restoreBrand(address)
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
