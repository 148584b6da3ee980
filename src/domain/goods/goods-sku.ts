import type { GoodsSpec } from '../../../schemas/domain/product-package.ts'

type Specs = GoodsSpec['specs']
export type Sku = GoodsSpec['skus'][number]

/** The chosen value of each spec group, in the order of the groups. */
export type SpecChoice = readonly string[]

/** The key of a sku without specs (A3). */
const NO_SPEC = 'no_spec'

/** The sku of a choice, looked up by the joined ids of its values, or no_spec (A3); undefined when there is none. */
export function skuOf(skus: readonly Sku[], choice: SpecChoice): Sku | undefined {
  const key = choice.length === 0 ? NO_SPEC : choice.join('-')
  return skus.find(({ spec_key }) => spec_key === key)
}

/** Whether nothing can be had of any sku with this value of a group, the other groups as they are chosen. */
export const isOut = (skus: readonly Sku[], choice: SpecChoice, group: number, valueId: string): boolean =>
  (skuOf(skus, choice.with(group, valueId))?.enable_quantity ?? 0) === 0

/** What was chosen in words: 潮汐蓝，70 × 140 厘米. Empty without specs. */
export function choiceText(specs: Specs, choice: SpecChoice): string {
  const words = specs.map(
    ({ valueList }, at) => valueList.find(({ spec_value_id }) => spec_value_id === choice[at])?.spec_value,
  )
  return words.filter((word) => word !== undefined).join('，')
}

/** The first picture that the choice has: of a group whose spec_type is 1 (A3). */
export function choicePicture(specs: Specs, choice: SpecChoice): string | undefined {
  const values = specs.map(({ spec_type, valueList }, at) =>
    spec_type === 1 ? valueList.find(({ spec_value_id }) => spec_value_id === choice[at]) : undefined,
  )
  return values.find((value) => value?.spec_value_img)?.spec_value_img
}
