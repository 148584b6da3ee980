import type { ComponentContent } from '../../../schemas/domain/page-component.ts'
import { hotText } from '../../domain/package/package-offer.ts'

/** The one line of facts under a product's name: its own line, or where it is and how many were sold. */
export function productFacts({ subtitle, customFields }: Pick<ComponentContent, 'subtitle' | 'customFields'>): string {
  const sold = customFields?.hot ? `已售${hotText(customFields.hot)}` : undefined
  return subtitle || [customFields?.place, sold].filter(Boolean).join(' · ')
}
