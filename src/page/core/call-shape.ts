import type { Contract } from '../../../schemas/api/contract.ts'
import type { JSONSchema } from '../../../schemas/json-schema.ts'
import type { CallShape } from '../../../schemas/page/plan.ts'

const names = (schema: JSONSchema | undefined) => Object.keys(schema?.properties ?? {})

/** What the browser must know of an endpoint to call it for a page, without its schemas. Throws when pages can't use it. */
export function callShape(contract: Contract): CallShape {
  if (!contract.page) throw new Error(`Endpoint ${contract.name} is not for pages`)
  const { value, batch } = contract.page
  return {
    method: contract.method,
    path: contract.path,
    params: names(contract.params),
    query: names(contract.query),
    body: names(contract.body),
    value,
    ...(batch && { batch }),
  }
}
