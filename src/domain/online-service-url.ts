import type { CustomerService } from '../../schemas/domain/customer-service.ts'
import { addressTarget } from './visit/content-target.ts'

/** What somebody who asks is looking at (B7). */
export interface ServiceProduct {
  readonly productId?: string
  readonly productName?: string
  readonly productImgs?: string
}

export interface OnlineServiceInput {
  readonly service: Partial<CustomerService>
  readonly product?: ServiceProduct
  /** The page that is asked about, absolute. */
  readonly url: string
  /** Where a company is reached that has an app key or a mode and no address of its own. */
  readonly fallback: string
}

/**
 * The address of the online service with all that it is told (B7): product, service code, app key, company, page, logo, pictures and mode.
 * undefined when neither address is one that a shopper may be sent to. A shop path comes without its prefix.
 */
export function onlineServiceUrl({ service, product = {}, url, fallback }: OnlineServiceInput): string | undefined {
  const target = [service.mqUrl, fallback].map(addressTarget).find(({ to }) => to && !/^(?:tel|mailto):/i.test(to))
  if (!target?.to) return undefined
  const told: Readonly<Record<string, string | number | undefined>> = {
    productId: product.productId,
    productName: product.productName,
    csCode: service.csCode,
    appKey: service.mqAppKey,
    companyName: service.companyName,
    url,
    logo: service.urlLogo,
    productImgs: product.productImgs,
    serviceMode: service.serviceMode,
    companyId: service.companyId,
  }
  const [address = '', hash] = target.to.split('#', 2)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(told))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}
