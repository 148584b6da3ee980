import { describe, expect, it } from 'vitest'
import { checkRoutes } from '../testing/shop.ts'

describe('screen-argument', () => {
  const route = { name: 'pay', path: '/pay', title: '付款', open: true, module: 'till' }

  it('shows a setting that the screen does not know', () => {
    expect(checkRoutes({ routes: [{ ...route, with: { tones: 'calm' } }] }, [])).toMatchObject([
      { rule: 'screen-argument', underlined: '"tones"' },
    ])
  })

  it('shows a value of another kind', () => {
    expect(checkRoutes({ routes: [{ ...route, with: { tone: 5 } }] }, [])).toMatchObject([
      { rule: 'screen-argument', underlined: '5' },
    ])
  })

  it('says nothing of settings that are right', () => {
    expect(checkRoutes({ routes: [{ ...route, with: { tone: 'calm' } }] }, [])).toEqual([])
  })
})
