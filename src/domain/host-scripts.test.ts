import { describe, expect, it } from 'vitest'
import { hostScriptOrigins } from './host-scripts.ts'

describe('the origins of host scripts', () => {
  it('are those of the channel, or all', () => {
    expect(hostScriptOrigins('alipay-mini')).toEqual(['https://appx'])
    expect(hostScriptOrigins('h5')).toEqual([])
    expect(hostScriptOrigins()).toEqual([
      ...['https://res.wx.qq.com', 'https://appx', 'https://b.bdstatic.com', 'https://open.95516.com'],
    ])
  })
})
