import { SHOP_BASE } from '../../../schemas/page/route.ts'

/** What this reads of a content of a page component (A3); operators leave any of it out. */
export interface LinkedContent {
  readonly jumpPath?: string | null
  readonly redirectType?: string | null
  readonly jumpParames?: { readonly product_url?: string | null; readonly contentid?: string | null } | null
}

export interface Target {
  readonly kind: 'page' | 'external' | 'none'
  /** For a page the address without the shop's prefix (/goods/1); for an external target the whole address. */
  readonly to?: string
}

const NONE: Target = { kind: 'none' }

/**
 * Where a tap on a content leads (A3, B5): by its redirectType, or without one by the first of jumpPath, product_url and contentid
 * that is there. `not_jump` leads nowhere, and so does an address that is neither a shop path nor https, tel or mailto.
 */
export function contentTarget(content: LinkedContent): Target {
  const { product_url: product, contentid } = content.jumpParames ?? {}
  const story = contentid ? `/content/${encodeURIComponent(contentid)}` : undefined
  if (content.jumpPath === 'not_jump') return NONE
  switch (content.redirectType) {
    case 'none':
      return NONE
    case 'product':
      return addressTarget(product || content.jumpPath)
    case 'content':
      return addressTarget(story || content.jumpPath)
    case 'page':
      return addressTarget(content.jumpPath)
    case 'external':
      return addressTarget(content.jumpPath || product)
    default:
      return addressTarget(content.jumpPath || product || story)
  }
}

/** Sorts an address written by an operator; what a shopper must not be sent to gives `none`. */
export function addressTarget(address: string | null | undefined): Target {
  const text = address?.trim() ?? ''
  // Browsers read a backslash as a slash and drop tabs and newlines: /\evil.com and /<tab>/evil.com leave the shop.
  if (/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return { kind: 'page', to: withoutBase(text) }
  if (/^(https:\/\/|tel:|mailto:)[^\s\p{Cc}]+$/iu.test(text)) return { kind: 'external', to: text }
  return NONE
}

function withoutBase(path: string): string {
  if (path === SHOP_BASE) return '/'
  if (!path.startsWith(`${SHOP_BASE}/`)) return path
  const rest = path.slice(SHOP_BASE.length)
  return rest.startsWith('//') ? '/' : rest
}
