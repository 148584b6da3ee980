import type { Contract } from '../../../schemas/api/contract.ts'
import { orNull, typeOfSchema, type JSONSchemaLike, type Type } from '../core/expressions/checker.ts'
import { getOwn } from '../core/get-own.ts'
import { schemaOfData, typeOfData, type Roots } from './page-types.ts'
import { isMap, type Json } from './pointer.ts'
import { asSchema, type Schema } from './schema.ts'
import { refusalOf } from './understood-schema.ts'

type Contracts = Readonly<Record<string, Contract>>

const contractOf = ({ from }: Json, contracts: Contracts) =>
  typeof from === 'string' ? getOwn(contracts, from) : undefined

/** What an input says of itself, as a schema that the checks may or may not be able to read. */
export function writtenSchema({ from: _from, default: _default, ...schema }: Json): Json {
  return schema
}

/** What a page may give for an input. Of one whose schema the checks cannot read, which is told where it is written, anything. */
function schemaOfInput(input: Json, contracts: Contracts): Schema {
  const contract = contractOf(input, contracts)
  if (contract) return schemaOfData(contract)
  const schema = writtenSchema(input)
  return refusalOf(schema) === undefined ? asSchema(schema) : {}
}

/** The schema of a use's `with`: an input without a default must be given. */
export function schemaOfInputs(inputs: Json, contracts: Contracts): Schema {
  const known = Object.entries(inputs).filter((entry): entry is [string, Json] => isMap(entry[1]))
  return {
    type: 'object',
    properties: Object.fromEntries(known.map(([name, input]) => [name, schemaOfInput(input, contracts)])),
    required: known.filter(([, input]) => !Object.hasOwn(input, 'default')).map(([name]) => name),
    additionalProperties: false,
  }
}

const ANY: Type = { kind: 'any' }

/** What a part knows besides what every page does: its inputs. What the addresses bring is known in the pages that use it. */
export function rootsOfPart(inputs: Json, contracts: Contracts): Roots {
  const types = Object.entries(inputs).map(([name, input]) => {
    if (!isMap(input)) return [name, ANY] as const
    const contract = contractOf(input, contracts)
    const type = contract ? typeOfData(contract) : typeOfSchema(schemaOfInput(input, contracts) as JSONSchemaLike)
    return [name, input.default === null ? orNull(type) : type] as const
  })
  return { ...Object.fromEntries<Type>(types), params: ANY, route: ANY }
}
