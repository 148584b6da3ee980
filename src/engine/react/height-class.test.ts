import { describe, expect, it } from 'vitest'
import { planned } from '../core/test-fixtures.ts'
import { heightCss, placeClass, reservedHeight, waitingClass } from './height-class.ts'

describe('the reserved height', () => {
  it.each([
    [0, 40],
    [40, 40],
    [41, 44],
    [300, 300],
    [9000, 1600],
  ])('of %i px is %i px: steps of 4, at least 40, at most 1600', (height, reserved) => {
    expect(reservedHeight(height)).toBe(reserved)
  })
})

describe('the classes of a block', () => {
  it('reserve nothing in the first view, where the block is there at once', () => {
    expect(placeClass(planned({ fold: 'above', height: 300 }))).toBe('block')
  })

  it('tell of what floats over the page, and of what is for visitors alone', () => {
    expect(placeClass(planned({ fold: 'above', height: 0 }))).toBe('block block-over')
    expect(placeClass(planned({ fold: 'above', height: 300, visitors: true }))).toBe('block block-visitors')
  })

  it('tell where it stands on a page of two columns', () => {
    expect(placeClass(planned({ fold: 'above', height: 0, column: 'side' }))).toBe('block block-over block-side')
  })

  it('each have their rule in the CSS of the page', () => {
    const css = heightCss([300, 299, 80])
    const later = placeClass(planned({ fold: 'below', height: 300 })).split(' ')
    const waiting = waitingClass(planned({ height: 80 })).split(' ')
    expect(css).toContain(`.${later.slice(1).join('.')}{contain-intrinsic-size:auto 300px}`)
    expect(css).toContain(`.${waiting.join('.')}{min-height:80px}`)
  })

  it('let a full-bleed block reserve what its picture takes at the width of the screen', () => {
    const waiting = waitingClass(planned({ height: 190, scales: true })).split(' ')
    expect(heightCss([190])).toContain(`.${waiting.join('.')}{min-height:calc(min(100vw,640px)*192/390)}`)
  })

  it('stand once for each height', () => {
    expect(heightCss([300, 299]).match(/block-later\.h-300/g)).toHaveLength(1)
  })
})
