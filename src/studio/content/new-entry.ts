import { kindOfComponent } from '../../../schemas/domain/component-kinds.ts'
import type { Document, JsonMap } from '../document/index.ts'

/** What a new entry begins with: one of a list of products leads to a product, the others nowhere yet. */
export function newEntry({ rest }: Document): JsonMap {
  const isCard = kindOfComponent(rest.type).fields.includes('customFields.originalPrice')
  return { id: 'entry', title: '新内容', ...(isCard && { redirectType: 'product' }) }
}
