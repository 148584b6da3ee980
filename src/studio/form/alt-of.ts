import type { JsonMap } from '../document/index.ts'
import type { FormSchema } from '../document/form-schema.ts'

/** What a value stands in: its neighbours, and what there may be of them. */
export interface Around {
  readonly schema: FormSchema
  readonly map: JsonMap | undefined
}

const NAMES = (name: string) => [`${name}Alt`, 'picAlt', 'pictureAlt', 'imageAlt', 'alt']

/** The neighbour that says what is seen on a picture, and what it says: '' for nothing. */
export function altBeside(
  name: string,
  around: Around | undefined,
): { readonly name: string; readonly said: string } | undefined {
  const alt = NAMES(name).find((one) => around?.schema.properties?.[one] !== undefined)
  const said = alt === undefined ? undefined : around?.map?.[alt]
  return alt === undefined ? undefined : { name: alt, said: typeof said === 'string' ? said : '' }
}
