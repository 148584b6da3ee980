import { LRUCache } from 'lru-cache'
import { productIdOfPath } from '../../../schemas/domain/product-kind.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { MAX_DEPTH } from '../../../src/domain/file-limits.ts'
import { isStorable } from '../../../src/domain/storable.ts'
import { parsed } from '../../../src/kit/json.ts'

/** Letters of the texts whose products are remembered: pages, parts and components of a shop, and drafts while somebody types. */
const MOST_LETTERS = 8_000_000

const known = new LRUCache<string, readonly string[]>({
  maxSize: MOST_LETTERS,
  sizeCalculation: (_ids, text) => text.length + 1,
})

/**
 * Ids that a file's text may mean a product by, each once: those of its links, and every word that it hands to a call or to a part. A word that is
 * no product costs a look into an index; one that is left out would be told as a product that is not there.
 */
export function namedProducts(text: string): readonly string[] {
  // What is no JSON names nothing: the check says so.
  // A database that is asked for a sign that it can't have fails, with all that was asked for beside it.
  const found = known.get(text) ?? [...new Set(idsIn(parsed(text), false))].filter(isStorable)
  known.set(text, found)
  return found
}

/** What a part makes a link of may be an id alone. */
const HANDED = /^(?:with|default|productIds?)$/

/** What nests too deep is told by the check, and is not followed: it would end the call stack. */
function* idsIn(value: unknown, isHanded: boolean, depth = 0): Generator<string> {
  if (typeof value === 'string') {
    const linked = linkedId(value)
    if (linked !== undefined) yield linked
    else if (isHanded && isWord(value)) yield value
  } else if (typeof value === 'object' && value !== null && depth < MAX_DEPTH) {
    for (const [key, child] of Object.entries(value)) yield* idsIn(child, isHanded || HANDED.test(key), depth + 1)
  }
}

/** Browsers skip what can't be seen of an address, and so does the check. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu

function linkedId(value: string): string | undefined {
  const url = value.replaceAll(UNSEEN, '').trim()
  return productIdOfPath(url.startsWith(`${SHOP_BASE}/`) ? url.slice(SHOP_BASE.length) : url)
}

const LONGEST_ID = 64
const isWord = (value: string) => value.length <= LONGEST_ID && /^[^\s/{}]+$/.test(value)
