import { useEffect, useState } from 'react'
import { firstQuantity } from '../../src/domain/goods/goods-quantity.ts'
import { skuOf, type Sku, type SpecChoice } from '../../src/domain/goods/goods-sku.ts'
import { createDraft } from '../../src/kit/draft.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { GoodsPickerProps } from './props.schema.ts'

export interface Choice {
  readonly choice: SpecChoice
  readonly sku: Sku | undefined
  readonly quantity: number
  readonly pick: (group: string, valueId: string) => void
  readonly setQuantity: (quantity: number) => void
}

type Specs = GoodsPickerProps['specs']

/** The groups of specs, each with the key by which its value is kept, wherever it stands. */
export const groupsOf = (specs: Specs) => keyed(specs, ({ spec_id }) => spec_id)

/** What is chosen, whatever the goods have now. */
interface Chosen {
  /** Of each group somebody chose in, the id of the value, by the group's key. */
  readonly values: Readonly<Record<string, string>>
  readonly quantity: number
}

const NOTHING: Chosen = { values: {}, quantity: 1 }

const chosenDraft = createDraft('values', {
  type: 'object',
  properties: {
    values: { type: 'object', additionalProperties: { type: 'string' } },
    quantity: { type: 'integer', minimum: 0 },
  },
  required: ['values', 'quantity'],
  additionalProperties: false,
})

/**
 * What is chosen of goods: the first value of each group at first; another sku begins with one again, or none (A4). It is remembered for
 * the visit: a login, a reload and the way back lose nothing.
 */
export function useChoice({ specs, skus, keep, memory }: GoodsPickerProps & WidgetTools): Choice {
  const [chosen, setChosen] = useState(NOTHING)
  useEffect(() => {
    const before = keep ? chosenDraft.read(memory, keep) : undefined
    if (before) setChosen(before)
  }, [keep, memory])
  const change = (next: Chosen) => {
    setChosen(next)
    if (keep) chosenDraft.keep(memory, next, keep)
  }
  const choice = choiceOf(specs, chosen)
  const sku = skuOf(skus, choice)
  return {
    choice,
    sku,
    quantity: fitting(isThere(specs, chosen) ? chosen.quantity : 1, sku?.enable_quantity ?? 0),
    pick: (group, valueId) => change({ values: { ...chosen.values, [group]: valueId }, quantity: 1 }),
    setQuantity: (quantity) => change({ ...chosen, quantity }),
  }
}

const chosenIn = ({ valueList }: Specs[number], valueId: string | undefined) =>
  valueList.find(({ spec_value_id }) => spec_value_id === valueId)

const choiceOf = (specs: Specs, { values }: Chosen): SpecChoice =>
  groupsOf(specs).map(([spec, key]) => (chosenIn(spec, values[key]) ?? spec.valueList[0])?.spec_value_id ?? '')

/** Whether the goods still have all that was chosen. */
const isThere = (specs: Specs, { values }: Chosen): boolean => {
  const found = groupsOf(specs).filter(([spec, key]) => chosenIn(spec, values[key]))
  return found.length === Object.keys(values).length
}

/** Somebody may have bought some of it meanwhile. */
const fitting = (quantity: number, stock: number): number => Math.min(Math.max(quantity, firstQuantity(stock)), stock)
