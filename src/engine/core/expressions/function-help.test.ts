import { describe, expect, it } from 'vitest'
import { FUNCTIONS } from './functions.ts'
import { functionHelp } from './function-help.ts'

describe('the help of functions', () => {
  it('tells of every function of the language, in its order, and of the four that go through a list', () => {
    const names = functionHelp.map(({ name }) => name)
    const lists = ['list.filter', 'list.map', 'list.exists', 'list.all']
    expect(names).toEqual([...Object.keys(FUNCTIONS), ...lists])
  })
})
