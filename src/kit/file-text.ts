/** Bytes of one of the operators' files at most: a page of 200 full blocks has about 150,000. */
export const MAX_BYTES = 1_000_000

/** Containers inside containers, the file's own included. The deepest page that makes sense has about 20. */
export const MAX_DEPTH = 64

/** Values of one file at most: texts, numbers, lists and maps. The largest page of the shop has 500. */
export const MAX_VALUES = 5000

/** Values of the table of routes at most, which no operator sends: that of the shop has 1,700. */
export const MAX_ROUTE_VALUES = 20_000

/** Blocks of a page at most, those of its parts and popups included. */
export const MAX_BLOCKS = 500

/** Expressions of a page at most, those of its parts included, and the letters of the texts that hold them. The largest page of the shop has 170. */
export const MAX_EXPRESSIONS = 2000
export const MAX_EXPRESSION_LETTERS = 100_000

/** Named values of a page at most, those of its parts included: each is followed through all that it names. The shop's pages have 16. */
export const MAX_NAMED_VALUES = 300

/** How a file is written that is not UTF-8. */
export type ForeignEncoding = 'utf-16' | 'other'

export interface FileText {
  /** Empty when the file is not UTF-8: half of it read would be served as strange signs. */
  readonly text: string
  readonly encoding?: ForeignEncoding
}

/** JSON begins with a sign of ASCII, of which UTF-16 makes two bytes; a byte order mark says the same. */
function isUtf16([first, second]: Uint8Array): boolean {
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return hasMark || first === 0 || second === 0
}

/** The text of a file. A byte order mark of UTF-8 is left out; a byte that is no UTF-8 is never replaced by another sign. */
export function fileText(bytes: Uint8Array): FileText {
  if (isUtf16(bytes)) return { text: '', encoding: 'utf-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { text: '', encoding: 'other' }
  }
}

/** Whether a page, a part or a theme may be called so, without .json: an address, a route or a brand names it. */
export const isFileName = (name: string): boolean => /^[a-z0-9][a-z0-9-]*$/.test(name)
