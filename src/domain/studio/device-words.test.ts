import { describe, expect, it } from 'vitest'
import { deviceWords } from './device-words.ts'

describe('what a browser says that it is, in words', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36', 'Chrome 130 · Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge 131 · Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17.4 Safari/605.1.15', 'Safari 17 · Mac'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile Safari/604.1', 'Safari 17 · iPhone'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/129.0 Mobile Safari/537.36', 'Chrome 129 · Android'],
    ['Mozilla/5.0 (Macintosh; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128 · Mac'],
    ['curl/8.5.0', '未知的浏览器'],
    ['', '未知的浏览器'],
  ])('%j is %s', (agent, words) => {
    expect(deviceWords(agent)).toBe(words)
  })
})
