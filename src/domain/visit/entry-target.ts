import { contentTarget, type LinkedContent } from './content-target.ts'

/** The properties of a content that say together where it leads. */
export interface TargetParts {
  readonly jumpPath: string | undefined
  readonly redirectType: 'page' | 'product' | 'content' | 'external' | 'none'
  readonly jumpParames: { readonly product_url: string } | { readonly contentid: string } | undefined
}

const ARTICLE = /^\/content\/([^/?#]+)$/

/**
 * What an entry says that is to lead to an address; none leads nowhere. One that leads to a product or an article by its id goes on
 * doing so, as long as the address is one.
 */
export function targetParts(before: LinkedContent, address: string): TargetParts {
  const to = address.trim()
  if (to === '') return { jumpPath: 'not_jump', redirectType: 'none', jumpParames: undefined }
  const isPath = to.startsWith('/')
  if (before.redirectType === 'product' && isPath)
    return { jumpPath: undefined, redirectType: 'product', jumpParames: { product_url: to } }
  const article = before.redirectType === 'content' ? ARTICLE.exec(to)?.[1] : undefined
  if (article !== undefined)
    return { jumpPath: undefined, redirectType: 'content', jumpParames: { contentid: decodeURIComponent(article) } }
  return { jumpPath: to, redirectType: isPath ? 'page' : 'external', jumpParames: undefined }
}

/** The address that an entry leads to as operators write it, also one that nobody may be sent to; '' where it leads nowhere. */
export function targetAddress(content: LinkedContent): string {
  const written = content.jumpPath === 'not_jump' ? '' : (content.jumpPath ?? content.jumpParames?.product_url ?? '')
  return contentTarget(content).to ?? written
}
