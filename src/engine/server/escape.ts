/** A text as an attribute in double quotes, or between tags, can hold it. */
import { memoByIdentity } from '../../kit/memo-by-identity.ts'
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** JSON that can't end the script element it stands in, nor begin a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** The same of a list or map that stays: worked out once for each object. */
export const cachedJson = memoByIdentity(inlineJson)
