import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { WidgetCategory } from '../../kit/widget-categories.ts'
import type { IconName } from '../controls/icon.tsx'
import { isMap, type Json } from '../document/index.ts'
import { widgetOf } from '../editor/editor-context.ts'

const ICONS: Readonly<Record<WidgetCategory, IconName>> = {
  pictures: 'picture',
  products: 'bag',
  promotions: 'gift',
  navigation: 'compass',
  texts: 'text',
  places: 'pin',
  orders: 'receipt',
  members: 'person',
}

/** The icon of a category of widgets; a category that this studio has no icon for is any block. */
export const categoryIcon = (category: string | undefined): IconName =>
  (ICONS as Readonly<Record<string, IconName>>)[category ?? ''] ?? 'block'

/** What a block is, at a glance: a part, or the category of its widget. */
export function blockIcon(catalogue: Catalogue, block: Json | undefined): IconName {
  if (!isMap(block)) return 'block'
  return block.part === undefined ? categoryIcon(widgetOf(catalogue, block.widget)?.category) : 'part'
}
