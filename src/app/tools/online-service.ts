import type { CustomerService } from '../../../schemas/domain/customer-service.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { NO_SERVICE, onlineServiceUrl, type ServiceProduct } from '../../domain/customer-service.ts'
import { shell } from '../shell.ts'

/** The page of the shop that answers for a company without an address of its own (B2.9, B7: the shared routine). */
const SHARED = '/Assistant'

type Given = Readonly<Record<string, unknown>>

/** Opens the online service with all that it is told of the page and the product (B7). */
export function openService(service: Given, product: Given = {}): void {
  const url = onlineServiceUrl({
    service: service as Partial<CustomerService>,
    product: textsOf(product),
    url: location.href,
    fallback: SHARED,
  })
  if (!url) shell.toast(NO_SERVICE)
  else if (isBesideShop(service.mqUrl)) location.assign(url)
  else shell.go(url)
}

/** An address of this server that is no page of the shop. */
const isBesideShop = (address: unknown) =>
  typeof address === 'string' && address.startsWith('/') && !address.startsWith(`${SHOP_BASE}/`)

/** What a page says of the product: texts under the names of B7. */
const textsOf = ({ productId, productName, productImgs }: Given): ServiceProduct => ({
  ...(productId !== undefined && { productId: String(productId) }),
  ...(typeof productName === 'string' && { productName }),
  ...(typeof productImgs === 'string' && { productImgs }),
})
