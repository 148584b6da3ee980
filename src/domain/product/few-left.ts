/** How many are left makes them few at this or below (B4). */
const FEW = 5

const FEW_WORD = '仅剩'

/**
 * 仅剩N for 1 to 5 (B4), with the unit right behind it where one is given: 仅剩4份, 仅剩1间, 仅剩3. Undefined for none and for more:
 * what is said of those differs from place to place.
 */
export const fewLeft = (stock: number, unit = ''): string | undefined =>
  stock > 0 && stock <= FEW ? `${FEW_WORD}${stock}${unit}` : undefined

/** Whether the word of a day or a time says that few are left: the backend tells of them in words, with no count beside. */
export const saysFew = (word: string): boolean => word.startsWith(FEW_WORD)
