import { describe, expect, it } from 'vitest'
import { clientInfo, clientInfoHeader } from '../../src/domain/visit/client-info.ts'
import { callerOf } from './caller.ts'

const facts = { channel: 'h5', clientKey: 'h5', os: 'ios' } as const
const info = (distinctId: string) =>
  clientInfoHeader(clientInfo({ userAgent: '', facts, appKey: 'lantu', language: 'zh-CN', distinctId }))
const caller = (ip: string, header?: string) => callerOf({ ip, headers: header ? { 'client-info': header } : {} })

describe('who calls', () => {
  it('is an address, and the device that client-info names (A7)', () => {
    expect(caller('203.0.113.7', info('d-1'))).toEqual({ address: '203.0.113.7', device: 'd-1' })
    expect(caller('203.0.113.7')).toEqual({ address: '203.0.113.7', device: undefined })
  })

  it.each(['', 'no JSON', info('two words'), info('x'.repeat(65))])('names no device by %j', (header) => {
    expect(caller('203.0.113.7', header).device).toBeUndefined()
  })

  it('is one customer for all addresses of a /64, and one for an address in both writings', () => {
    expect(caller('2001:db8:1:2::7').address).toBe(caller('2001:db8:1:2:ffff::9').address)
    expect(caller('2001:db8:1:2::7').address).not.toBe(caller('2001:db8:1:3::7').address)
    expect(caller('::ffff:203.0.113.7').address).toBe('203.0.113.7')
  })
})
