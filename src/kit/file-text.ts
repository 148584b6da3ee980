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
