import type { ComponentContent } from '../../../schemas/domain/page-component.ts'
import { countText } from '../../domain/count-text.ts'

/** The one line of facts under a product's name: its own line, or where it is and how many were sold. */
export function productFacts({ subtitle, customFields }: Pick<ComponentContent, 'subtitle' | 'customFields'>): string {
  const sold = customFields?.hot ? `已售 ${countText(customFields.hot)}` : undefined
  return subtitle || [customFields?.place, sold].filter(Boolean).join(' · ')
}
