/** What a code names: a thing of the shop by its id, or an entry that operators wrote. */
export interface BridgeCode {
  readonly kind: 'product' | 'article' | 'place' | 'coupon' | 'named'
  readonly value: string
}

const letters: Readonly<Record<string, BridgeCode['kind']>> = { p: 'product', a: 'article', l: 'place', c: 'coupon' }
const THING = /^([palc])[=-]([0-9A-Za-z]{1,40})$/i
const NAME = /^[\p{L}\p{N}_-]{1,64}$/u

/**
 * Reads a code: p-610101 a product, a-30001 an article, l-50001 a place, c-LANTU2026 a coupon's code, anything else a name. Mini-programs
 * escape a scene once more (p%3D610101). Undefined for what can't be a code.
 */
export function readBridgeCode(text: string): BridgeCode | undefined {
  const plain = unescaped(text).trim()
  const [, letter = '', value = ''] = THING.exec(plain) ?? []
  const kind = letters[letter.toLowerCase()]
  if (kind) return { kind, value }
  return NAME.test(plain) ? { kind: 'named', value: plain } : undefined
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The addresses that lead on by a code: none of them leads to another, so that nobody goes round in circles. */
const BRIDGES = /^\/(?:loading\/|code-bridge|star-bridge)/i

/**
 * The address of the shop that a code leads to, with the mark of who is to be thanked for the visit.
 * @param to without the shop's prefix, as `addressTarget` gives it
 * @returns undefined where it would lead to a bridge
 */
export function bridgeAddress(to: string, trackCode?: string): string | undefined {
  if (BRIDGES.test(to)) return undefined
  if (!trackCode) return to
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? []
  const query = new URLSearchParams(search)
  query.set('trackCode', trackCode)
  return `${path}?${query.toString()}${hash}`
}
