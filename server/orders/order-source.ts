import { orderSourceOf } from '../../src/domain/order/order-source.ts'

/**
 * The source of an order (B9): by the client_key in the client-info header of the call that makes it (A7).
 * @param clientInfo as it came; what is no such header is plain H5
 */
export const sourceOfCall = (clientInfo: string | undefined): number => orderSourceOf(clientKeyOf(clientInfo))

function clientKeyOf(clientInfo = ''): string {
  try {
    const info: unknown = JSON.parse(clientInfo)
    const key = (info as { readonly client_key?: unknown } | null)?.client_key
    return typeof key === 'string' ? key : ''
  } catch {
    return ''
  }
}
