import { describe, expect, it } from 'vitest'
import { appVersionOf, deviceOf, osOf, osVersionOf } from './user-agent.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 pagoda/4.6.3'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/UQ1A.240105) AppleWebKit/537.36 Chrome/126.0 Mobile'
const OLD = 'Mozilla/5.0 (Linux; U; Android 9; zh-cn; MI 8 Build/PKQ1) AppleWebKit/537.36'
const DESKTOP = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15'

describe('the user agent', () => {
  it('names the system, its version and the device', () => {
    const told = (text: string) => [osOf(text), osVersionOf(text), deviceOf(text)]
    expect(told(IPHONE)).toEqual(['ios', '17.5.1', 'iPhone'])
    expect(told(IPAD)).toEqual(['ios', '16.6', 'iPad'])
    expect(told(PIXEL)).toEqual(['android', '14', 'Pixel 7'])
    expect(told(OLD)).toEqual(['android', '9', 'MI 8'])
    expect(told(DESKTOP)).toEqual(['', '', ''])
  })

  it("names the app's version in the app only", () => {
    expect(appVersionOf(IPHONE)).toBe('4.6.3')
    expect(appVersionOf(PIXEL)).toBeUndefined()
    expect(appVersionOf('notpagoda/1 pagoda/x')).toBeUndefined()
  })
})
