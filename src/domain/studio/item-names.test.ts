import { describe, expect, it } from 'vitest'
import { nameProblem } from './item-names.ts'

describe('names of what is made in the studio', () => {
  it.each([
    ['component', 'SPRING_BANNER'],
    ['component', 'a-1'],
    ['theme', 'spring'],
    ['part', 'spring-banner'],
  ] as const)('[E6] of a %s may be %s', (kind, name) => {
    expect(nameProblem(kind, name)).toBeUndefined()
  })

  it.each([
    ['component', 'AB', '编号写'],
    ['component', '春天', '编号写'],
    ['component', '../x', '编号写'],
    ['theme', 'Spring', '来源写'],
    ['part', '1-banner', '名字写'],
    ['part', 'con', 'con 是系统保留的名字'],
    ['component', 'COM1', 'COM1 是系统保留的名字'],
  ] as const)('[E6] of a %s is not %s', (kind, name, told) => {
    expect(nameProblem(kind, name)).toContain(told)
  })
})
