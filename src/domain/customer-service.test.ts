import { describe, expect, it } from 'vitest'
import { onlineServiceUrl, serviceWays } from './customer-service.ts'

const company = { companyId: '560', companyName: '澜途', csCode: 'CS-1' }
const tel = '400-000-0000'

describe('the ways to customer service (A6, B2.10, B5)', () => {
  it('are a number and, by any of the three fields, an online service', () => {
    for (const field of [{ serviceMode: 1 }, { mqAppKey: 'k' }, { mqUrl: 'https://cs.test' }])
      expect(serviceWays({ ...company, tel, ...field }, 'lantu')).toEqual({
        ...{ tel, hours: '工作时间：周一至周日 09:00~21:00', online: true, straightOnline: false },
      })
  })

  it('say the hours of the company where it names them', () => {
    expect(serviceWays({ ...company, tel, telTip: '每天 8:00~20:00' }, 'lantu')).toMatchObject({
      ...{ hours: '每天 8:00~20:00', online: false },
    })
  })

  it('lead straight online without a number', () => {
    const ways = serviceWays({ ...company, tel: ' ', mqAppKey: 'k' }, 'lantu')
    expect(ways).toMatchObject({ online: true, straightOnline: true })
    expect(ways).not.toHaveProperty('tel')
  })

  it.each(['clubmed', 'tcmp'] as const)('have no online service from %s', (from) => {
    expect(serviceWays({ ...company, tel, mqAppKey: 'k' }, from)).toMatchObject({ tel, online: false })
    expect(serviceWays({ ...company, mqAppKey: 'k' }, from)).toBeUndefined()
  })

  it('are none where the company names none', () => {
    expect(serviceWays({ ...company, serviceMode: 0, mqAppKey: '' }, 'lantu')).toBeUndefined()
    expect(serviceWays(undefined, 'lantu')).toBeUndefined()
  })
})

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
