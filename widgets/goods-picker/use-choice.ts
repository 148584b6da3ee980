import { useEffect, useState } from 'react'
import { firstQuantity } from '../../src/domain/goods/goods-quantity.ts'
import { choose, firstChoice, skuOf, type Sku, type SpecChoice } from '../../src/domain/goods/goods-sku.ts'
import { createDraft } from '../../src/kit/draft.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { GoodsPickerProps } from './props.schema.ts'

export interface Choice {
  readonly choice: SpecChoice
  readonly sku: Sku | undefined
  readonly quantity: number
  readonly pick: (group: number, valueId: string) => void
  readonly setQuantity: (quantity: number) => void
}

interface Chosen {
  readonly choice: SpecChoice
  readonly quantity: number
}

const chosenDraft = createDraft('choice', {
  type: 'object',
  properties: {
    choice: { type: 'array', items: { type: 'string' } },
    quantity: { type: 'integer', minimum: 0 },
  },
  required: ['choice', 'quantity'],
  additionalProperties: false,
})

/**
 * What is chosen of goods: the first value of each group at first; another sku begins with one again, or none (A4). It is remembered for
 * the visit: a login, a reload and the way back lose nothing.
 */
export function useChoice({ specs, skus, keep, memory }: GoodsPickerProps & WidgetTools): Choice {
  const begin = (choice: SpecChoice): Chosen => ({ choice, quantity: firstQuantity(stockOf(skus, choice)) })
  const [chosen, setChosen] = useState(() => begin(firstChoice(specs)))
  useEffect(() => {
    const before = keep ? chosenDraft.read(memory, keep) : undefined
    if (before && skuOf(skus, before.choice)) setChosen(fitting(before, stockOf(skus, before.choice)))
  }, [keep, memory, skus])
  const change = (next: Chosen) => {
    setChosen(next)
    if (keep) chosenDraft.keep(memory, next, keep)
  }
  const { choice, quantity } = chosen
  return {
    ...{ choice, quantity, sku: skuOf(skus, choice) },
    pick: (group, valueId) => change(begin(choose(choice, group, valueId))),
    setQuantity: (next) => change({ choice, quantity: next }),
  }
}

const stockOf = (skus: readonly Sku[], choice: SpecChoice): number => skuOf(skus, choice)?.enable_quantity ?? 0

/** Somebody may have bought some of it meanwhile. */
const fitting = ({ choice, quantity }: Chosen, stock: number): Chosen => ({
  choice,
  quantity: Math.min(Math.max(quantity, firstQuantity(stock)), stock),
})
