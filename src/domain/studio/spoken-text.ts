/** Latin words that operators read as they are. */
const LISTED = new Set(['App', 'JSON', 'CSS', 'URL', 'HTML', 'VIP', 'SKU', 'PDF', 'Pagoda', 'Ctrl', 'A', 'B', 'N'])

/** What stands in a sentence for itself: an expression, an address, a kind of file. */
const QUOTED = /\{\{.*?\}\}|(?:^|[^\w-])\.[a-z]+|https?:\S*|\/[\w/:.?=&-]*/g

/** The words of a sentence that only programs read: names of fields, codes. */
export const foreignWords = (text: string): string[] =>
  [...text.replaceAll(QUOTED, '').matchAll(/[A-Za-z][\w-]*/g)].map(([word]) => word).filter((word) => !LISTED.has(word))
