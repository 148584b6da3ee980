import { useState } from 'react'
import { firstQuantity } from '../../src/domain/goods-quantity.ts'
import { choose, firstChoice, skuOf, type Sku, type SpecChoice } from '../../src/domain/goods-sku.ts'
import type { GoodsPickerProps } from './props.schema.ts'

export interface Choice {
  readonly choice: SpecChoice
  readonly sku: Sku | undefined
  readonly quantity: number
  readonly pick: (group: number, valueId: string) => void
  readonly setQuantity: (quantity: number) => void
}

/** What is chosen of goods: the first value of each group at first; another sku begins with one again, or none (A4). */
export function useChoice({ specs, skus }: Pick<GoodsPickerProps, 'specs' | 'skus'>): Choice {
  const [choice, setChoice] = useState(() => firstChoice(specs))
  const sku = skuOf(skus, choice)
  const [quantity, setQuantity] = useState(() => firstQuantity(sku?.enable_quantity ?? 0))
  const pick = (group: number, valueId: string) => {
    const next = choose(choice, group, valueId)
    setChoice(next)
    setQuantity(firstQuantity(skuOf(skus, next)?.enable_quantity ?? 0))
  }
  return { choice, sku, quantity, pick, setQuantity }
}
