import type { InjectOptions } from 'fastify'
import type { Contract } from '../../schemas/api/contract.ts'
import type { Asked } from './call-samples.ts'

/** A call of a contract as a request, without a login. Each is from an address of its own: few messages may be sent for one. */
export function requestOf(
  { method, path, body: takesBody }: Contract,
  { params, query, body, headers }: Pick<Asked, 'params' | 'query' | 'body' | 'headers'>,
): InjectOptions & { readonly headers: Readonly<Record<string, string>> } {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params?.[name])))
  // A list repeats its name.
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  )
  return {
    method,
    url: `${filled}?${search.toString()}`,
    remoteAddress: nextAddress(),
    headers: { ...headers, ...(takesBody && { 'content-type': 'application/json' }) },
    ...(takesBody && { payload: JSON.stringify(body) }),
  }
}

let addresses = 0

const nextAddress = () => {
  addresses += 1
  return `10.${Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`
}
