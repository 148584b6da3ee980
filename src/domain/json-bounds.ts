import { MAX_BYTES, MAX_DEPTH, MAX_VALUES } from './file-limits.ts'

/** How much there is in a text, whether it is JSON or not. */
export interface JsonBounds {
  /** More than MAX_BYTES: nothing was looked at. */
  readonly isTooLarge: boolean
  /** Containers inside containers. */
  readonly depth: number
  /** Offset of the first bracket beyond MAX_DEPTH. */
  readonly tooDeepAt?: number
  readonly values: number
  /** Offset of the first value beyond as many as there may be; nothing after it was looked at. */
  readonly tooManyAt?: number
}

/** The offset after the closing quote; that of the end when there is none. */
export function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1
    while (text[before] === '\\') before--
    if ((quote - before) % 2 === 1) return quote + 1
  }
  return text.length
}

const isTooLarge = (text: string) =>
  text.length > MAX_BYTES || (text.length * 3 > MAX_BYTES && new TextEncoder().encode(text).length > MAX_BYTES)

/**
 * Whether a text may be read at all: JSON.parse, and everything that looks at values, takes its time from their number and depth. One
 * pass, without a stack.
 * @param most values
 */
export function jsonBounds(text: string, most = MAX_VALUES): JsonBounds {
  if (isTooLarge(text)) return { isTooLarge: true, depth: 0, values: 0 }
  let [values, open, depth] = [0, 0, 0]
  let tooDeepAt: number | undefined
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0x22) index = endOfString(text, index) - 1
    else if (code === 0x7b || code === 0x5b) {
      values++
      open++
      depth = Math.max(depth, open)
      if (open > MAX_DEPTH) tooDeepAt ??= index
    } else if (code === 0x7d || code === 0x5d) open--
    else if (code === 0x2c) values++
    if (values > most) return { isTooLarge: false, depth, values, tooDeepAt, tooManyAt: index }
  }
  return { isTooLarge: false, depth, values, tooDeepAt }
}
