import { describe, expect, it } from 'vitest'
import { canaryObstacle } from './canary-obstacle.ts'

const home = { kind: 'page', title: '首页', isNew: false } as const

describe('[W1] what a share of the shoppers can get', () => {
  it('is pages, parts and themes that served before', () => {
    expect(canaryObstacle([home, { kind: 'theme', title: '澜途', isNew: false }])).toBeUndefined()
  })

  it.each([
    [{ kind: 'page', title: '会场', isNew: true }, '「会场」是新的，没有之前的版本可比'],
    [{ kind: 'theme', title: '春天', isNew: true }, '「春天」是新的'],
    [{ kind: 'route', title: 'eve', isNew: false }, '「eve」是新的'],
    [{ kind: 'component', title: '首页轮播', isNew: false }, '「首页轮播」是页面组件，全部顾客读到的都一样'],
  ] as const)('is not %j', (item, told) => {
    expect(canaryObstacle([home, item])).toContain(told)
  })
})
