import type { Contract } from '../../../schemas/api/contract.ts'
import type { JSONSchema } from '../../../schemas/json-schema.ts'
import type { CallShape } from '../../../schemas/page/plan.ts'

const names = (schema: JSONSchema | undefined) => Object.keys(schema?.properties ?? {})

/** What the browser must know of an endpoint to call it for a page, without its schemas. */
export function callShape({ page, auth, accepted, ...contract }: Contract): CallShape {
  return {
    method: contract.method,
    path: contract.path,
    params: names(contract.params),
    query: names(contract.query),
    body: names(contract.body),
    ...(contract.headers && { headers: names(contract.headers) }),
    value: page?.value ?? [],
    ...(auth && auth !== 'optional' && { auth }),
    ...(accepted && { accepted }),
    ...(page?.batch && { batch: page.batch }),
  }
}

/** The call that a submit makes: one of its own, for the whole reply. */
export const submitShape = (contract: Contract): CallShape => ({
  ...callShape({ ...contract, page: undefined }),
  ...(contract.submit?.changesMember && { changesMember: true }),
})
