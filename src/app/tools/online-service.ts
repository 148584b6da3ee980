import type { CustomerService } from '../../../schemas/domain/customer-service.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { NO_SERVICE } from '../../domain/customer-service.ts'
import { onlineServiceUrl, type ServiceProduct } from '../../domain/online-service-url.ts'
import type { App } from '../app.ts'

/** The page of the shop that answers for a company without an address of its own (B2.9, B7: the shared routine). */
const SHARED = '/Assistant'

type Given = Readonly<Record<string, unknown>>

/** Opens the online service with all that it is told of the page and the product (B7). */
export function openService({ go, toast }: Pick<App, 'go' | 'toast'>, service: Given, product: Given = {}): void {
  const url = onlineServiceUrl({
    service: service as Partial<CustomerService>,
    product: textsOf(product),
    url: location.href,
    fallback: SHARED,
  })
  if (!url) toast(NO_SERVICE)
  else if (isBesideShop(service.mqUrl)) location.assign(url)
  else go(url)
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
