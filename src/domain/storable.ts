/** U+0000, and half of a pair of surrogates: PostgreSQL has no text, or no JSON, with them. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Whether every text of the value can be stored. Without recursion: nobody may send what is too deep for the stack. */
export function isStorable(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string' && UNSTORABLE.test(next)) return false
    if (typeof next === 'object' && next !== null) for (const entry of Object.entries(next)) open.push(...entry)
  }
  return true
}

/** The first signs of a text, at most so many UTF-16 units: of a character of two, such as 🎉, never one half, which can't be stored. */
export const firstSigns = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
