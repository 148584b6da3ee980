import { own } from './own.ts'
import { safeUrl } from './safe-url.ts'

export interface ContentTarget {
  readonly kind: 'page' | 'external' | 'none'
  readonly to?: string
}

const none: ContentTarget = { kind: 'none' }

/** Which of a content's addresses count for its `redirectType` (A3), best first; the first that is there is taken. */
const preference: Readonly<Record<string, readonly ('jump' | 'product' | 'content')[]>> = {
  page: ['jump'],
  product: ['product', 'jump'],
  content: ['content', 'jump'],
  external: ['jump', 'product'],
  none: [],
}
const unspecified = ['jump', 'product', 'content'] as const

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '')

function addresses(content: unknown) {
  const params = own(content, 'jumpParames')
  const id = text(own(params, 'contentid'))
  return {
    jump: text(own(content, 'jumpPath')),
    product: text(own(params, 'product_url')),
    content: id && `/content/${encodeURIComponent(id)}`,
  }
}

/**
 * Where a content of a page component leads (A3, A7): a page of the mall, an outside address, or nowhere. A jumpPath of
 * not_jump leads nowhere (B5), and so does an address that may not be opened. Never throws, whatever the content is.
 */
export function contentTarget(content: unknown): ContentTarget {
  const found = addresses(content)
  if (found.jump === 'not_jump') return none
  const type = text(own(content, 'redirectType'))
  const order = own(preference, type) ?? unspecified
  const to = safeUrl(order.map((key) => found[key]).find(Boolean) ?? '')
  if (!to) return none
  return { kind: type !== 'external' && to.startsWith('/') ? 'page' : 'external', to }
}
