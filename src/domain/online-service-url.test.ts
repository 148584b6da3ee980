import { describe, expect, it } from 'vitest'
import { onlineServiceUrl } from './online-service-url.ts'

const company = { companyId: '560', companyName: '澜途', csCode: 'CS-1' }

describe('the address of the online service (B7)', () => {
  const url = 'https://shop.test/tc-fostay/goods/1?a=1'
  const fallback = '/service'
  const told = (address: string | undefined) => Object.fromEntries(new URL(address!, 'https://shop.test').searchParams)

  it('tells the product, the company and the page', () => {
    const service = {
      ...company,
      mqAppKey: 'k',
      serviceMode: 2,
      urlLogo: '/logo',
      mqUrl: 'https://cs.test/chat?v=1#top',
    }
    const product = { productId: '1', productName: '海景房', productImgs: '/a,/b' }
    const address = onlineServiceUrl({ service, product, url, fallback })
    expect(address).toMatch(/^https:\/\/cs\.test\/chat\?v=1&productId=1&.*#top$/)
    expect(told(address)).toEqual({
      ...{ v: '1', productId: '1', productName: '海景房', productImgs: '/a,/b', csCode: 'CS-1', appKey: 'k' },
      ...{ companyName: '澜途', url, logo: '/logo', serviceMode: '2', companyId: '560' },
    })
  })

  it('is the fallback where the company has no address that is fit', () => {
    for (const mqUrl of [undefined, '', 'javascript:alert(1)', 'tel:1', '//evil.test'])
      expect(onlineServiceUrl({ service: { ...company, mqUrl }, url, fallback })).toMatch(/^\/service\?csCode=CS-1&/)
    expect(onlineServiceUrl({ service: company, url, fallback: 'data:x' })).toBeUndefined()
  })
})
