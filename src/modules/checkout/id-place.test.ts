import { expect, it } from 'vitest'
import { idIn, idPlaces } from './id-place.ts'

it('the id of what was chosen stands where the route says', () => {
  const params = { id: 'a', order: 'b', tempOrderId: 'c' }
  const address = { params, query: () => ({ shoppingId: 'd', tempOrderId: 'e' }) }
  expect(idPlaces.map((place) => idIn(address, place))).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(idIn({ params: {}, query: () => ({}) }, 'query.shoppingId')).toBe('')
})
