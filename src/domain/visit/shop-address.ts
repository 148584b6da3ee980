import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { addressTarget } from './content-target.ts'

/**
 * The page of the shop that an address from outside means (A2 originUrl, orderUrl): a path, or a whole address of a page below the shop's
 * prefix, whose host is not looked at and not gone to. Undefined for any other: nobody is led out of the shop by an address.
 */
export function shopAddress(address: string | null | undefined): string | undefined {
  const [, path] = /^https?:\/\/[^/?#\\]+(\/[^\\]*)$/i.exec(address?.trim() ?? '') ?? []
  if (path !== undefined && path !== SHOP_BASE && !path.startsWith(`${SHOP_BASE}/`)) return undefined
  const { kind, to } = addressTarget(path ?? address)
  return kind === 'page' ? to : undefined
}
