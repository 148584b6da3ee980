import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { CustomerService } from '../../../schemas/domain/customer-service.ts'
import type { Brand } from '../../../schemas/domain/channels.ts'
import { serviceToAsk, serviceWays } from '../../domain/customer-service.ts'

const ServiceDialog = lazy(() => import('./service-dialog.tsx'))

export interface AskingService {
  readonly service?: Partial<CustomerService>
  /** The brand under which the shop was opened: two of them have no online service. */
  readonly from?: Brand
}

interface ServiceQuestion {
  /** For the button: a dialog where there is a phone, else straight online (B2.10.4). */
  readonly ask: () => void
  readonly hasDialog: boolean
  /** Somebody can be reached (A6). */
  readonly isThere: boolean
  /** Rendered beside the button. */
  readonly dialog: ReactNode
}

/**
 * What every 客服 of the shop does (B2.10.4). `onOnline` is given the company's service as the online service may have it: without a way
 * where the brand hides it, so that 店铺未配置客服 is told.
 */
export function useService(
  { service = {}, from = 'lantu' }: AskingService,
  onOnline: (service: Partial<CustomerService>) => void,
): ServiceQuestion {
  const [isOpen, setOpen] = useState(false)
  const ways = serviceWays(service, from)
  const goOnline = () => onOnline(serviceToAsk(service, from))
  const phone = ways?.tel === undefined ? undefined : { tel: ways.tel, hours: ways.hours }
  return {
    ask: phone ? () => setOpen(true) : goOnline,
    hasDialog: phone !== undefined,
    isThere: ways !== undefined,
    dialog: isOpen && phone && (
      <Suspense fallback={null}>
        <ServiceDialog
          company={service.companyName}
          phone={phone}
          onOnline={ways?.online ? goOnline : undefined}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  }
}
