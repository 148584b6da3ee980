import type { ScreenAddress } from '../../kit/module.ts'

/** Where in the address the id of what was chosen stands. */
export const idPlaces = [
  ...(['params.id', 'params.order', 'params.tempOrderId'] as const),
  ...(['query.shoppingId', 'query.tempOrderId'] as const),
] as const

export type IdPlace = (typeof idPlaces)[number]

/** The id of what was chosen; '' when the address has none. */
export function idIn({ params, query }: ScreenAddress, place: IdPlace): string {
  const [root = '', name = ''] = place.split('.')
  return (root === 'params' ? params[name] : query()[name]) ?? ''
}
