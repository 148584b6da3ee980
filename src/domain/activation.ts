/** A5: the family name takes at most 8 characters, the id six boxes. */
export const NAME_MAX = 8
export const ID_BOXES = 6

/** What the field of the family name keeps of a text: no blanks around it, at most 8 characters. */
export const nameInput = (text: string): string => [...text.trim()].slice(0, NAME_MAX).join('')

/** What the six boxes keep of a typed or pasted text: the digits and the X that an id may end with, at most 6. */
export const idInput = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9X]/g, '')
    .slice(0, ID_BOXES)

/** The text of each of the six boxes; an empty one is an empty text. */
export const idBoxes = (id: string): string[] => Array.from({ length: ID_BOXES }, (_, at) => id[at] ?? '')

/** What the activation sends: undefined while one of the two is empty, and then nothing happens (A5). */
export function activationOf(name: string, id: string): { userName: string; idCard: string } | undefined {
  const userName = nameInput(name)
  const idCard = idInput(id)
  return userName && idCard ? { userName, idCard } : undefined
}
