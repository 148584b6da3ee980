/** A text as an attribute in double quotes, or between tags, can hold it. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

const kept = new WeakMap<object, string>()

/** The same of a list or map that stays: worked out once for each object. */
export function cachedJson(value: object): string {
  const known = kept.get(value)
  if (known !== undefined) return known
  const made = inlineJson(value)
  kept.set(value, made)
  return made
}

/** JSON that can't end the script element it stands in, nor begin a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
