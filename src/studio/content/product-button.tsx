import { type ReactNode, useState } from 'react'
import { kindOfComponent } from '../../../schemas/domain/component-kinds.ts'
import type { ProductChoice } from '../../../schemas/studio/components.ts'
import { targetParts } from '../../domain/visit/entry-target.ts'
import { type BlockKey, type Json, type JsonMap, setBlockValues, type ValuePath } from '../document/index.ts'
import { Button } from '../controls/button.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { ProductDialog } from './product-dialog.tsx'

type Values = readonly (readonly [path: ValuePath, value: Json | undefined])[]

/** What an entry says that leads to a product; a card of a list shows the product itself as well. */
function valuesOf(entry: JsonMap, product: ProductChoice, isCard: boolean): Values {
  const parts = targetParts(isCard ? { redirectType: 'product' } : entry, product.address)
  const target: Values = [
    [['jumpPath'], parts.jumpPath],
    [['redirectType'], parts.redirectType],
    [['jumpParames'], parts.jumpParames && { ...parts.jumpParames }],
  ]
  if (!isCard) return target
  const { title, picture, picAlt, price, originalPrice, place, sold, productType } = product
  const shown: Readonly<Record<string, Json>> = { price, originalPrice, place, hot: sold, productType }
  return [
    [['title'], title],
    [['themePicUri'], picture],
    [['picAlt'], picAlt],
    ...target,
    ...Object.entries(shown).map(([name, value]) => [['customFields', name], value] as const),
  ]
}

interface ProductButtonProps {
  readonly entryKey: BlockKey
  readonly entry: JsonMap
}

/** Leads the entry to a product that is chosen from those that there are. */
export function ProductButton({ entryKey, entry }: ProductButtonProps): ReactNode {
  const { editor, titles } = useEditing()
  const [isOpen, setOpen] = useState(false)
  const take = (product: ProductChoice) => {
    const { document } = editor.state
    const isCard = kindOfComponent(document.rest.type).fields.includes('customFields.originalPrice')
    const values = valuesOf(entry, product, isCard)
    editor.apply(setBlockValues(document, { key: entryKey, values, field: '商品', said: product.title }, titles))
    setOpen(false)
  }
  return (
    <div>
      <Button icon="search" onClick={() => setOpen(true)}>
        选商品
      </Button>
      {isOpen && <ProductDialog onTake={take} onClose={() => setOpen(false)} />}
    </div>
  )
}
