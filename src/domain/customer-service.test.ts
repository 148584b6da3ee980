import { describe, expect, it } from 'vitest'
import { serviceWays } from './customer-service.ts'

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
