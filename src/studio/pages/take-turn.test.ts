import { expect, it } from 'vitest'
import { takeTurn } from './take-turn.ts'

it('two run at once; the next begins when one is over, and who gave up waiting is passed over', () => {
  const begun: string[] = []
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map((name) =>
    takeTurn(() => begun.push(name)),
  )
  expect(begun).toEqual(['first', 'second'])
  third!()
  first!()
  first!()
  expect(begun).toEqual(['first', 'second', 'fourth'])
  second!()
  fourth!()
  takeTurn(() => begun.push('last'))()
  expect(begun).toEqual(['first', 'second', 'fourth', 'last'])
})
