/** A large kind of product, as recommendations are told apart (B3 parentProductType): its code is that of its first kind. */
export interface ParentType {
  readonly code: number
  readonly name: string
}

interface Group extends ParentType {
  readonly types: readonly number[]
}

const groups: readonly Group[] = [
  { code: 1, name: '酒店', types: [1, 2, 3, 4] },
  { code: 30, name: '门票', types: [30] },
  { code: 31, name: '玩乐', types: [31, 61] },
  { code: 6, name: '套餐', types: [5, 6, 7, 8, 23] },
  { code: 65, name: '好物', types: [40, 50, 65, 66, 67, 68] },
]

/** Every productType that is recommended. */
export const knownTypes: readonly number[] = groups.flatMap(({ types }) => types)

/** The large kind of a productType; undefined for one that the shop does not know. */
export function parentTypeOf(productType: number): ParentType | undefined {
  const found = groups.find(({ types }) => types.includes(productType))
  return found && { code: found.code, name: found.name }
}

/** How many of those who bought something of the kind chose it, as a percent string: 3 of 8 -> 37%. Nobody is 0%. */
export function ordersRate(sold: number, soldOfKind: number): string {
  return `${soldOfKind > 0 ? Math.floor((sold / soldOfKind) * 100) : 0}%`
}
