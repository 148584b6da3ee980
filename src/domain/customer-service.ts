import type { CustomerService } from '../../schemas/domain/customer-service.ts'
import type { Brand } from '../../schemas/domain/channels.ts'

/** B5: what is told when a company can't be reached. */
export const NO_SERVICE = '店铺未配置客服'

/** B2.10, B9: when somebody answers, where the company doesn't say. */
const SERVICE_HOURS = '工作时间：周一至周日 09:00~21:00'

type Service = Partial<CustomerService>

export interface ServiceWays {
  /** The number to call; undefined: there is none. */
  readonly tel?: string
  readonly hours: string
  readonly online: boolean
  /** Without a number nothing has to be chosen: the dialog gives way to the online service (B2.10). */
  readonly straightOnline: boolean
}

/** The ways to a company's customer service (A6, B2.10, B5); undefined: it has none, and NO_SERVICE is told. */
export function serviceWays(service: Service | undefined, from: Brand): ServiceWays | undefined {
  const tel = service?.tel?.trim() || undefined
  const online = hasOnline(service) && !hidesOnline(from)
  if (!tel && !online) return undefined
  return { ...(tel && { tel }), hours: service?.telTip || SERVICE_HOURS, online, straightOnline: !tel }
}

/** A company's service as it is asked online: what would lead there is not told where the brand hides it (B2.10). */
export function serviceToAsk(service: Service, from: Brand): Service {
  if (!hidesOnline(from)) return service
  const { serviceMode: _mode, mqAppKey: _key, mqUrl: _url, ...rest } = service
  return rest
}

/** B5: by serviceMode or mqAppKey; A6: or by a messaging address. */
const hasOnline = (service: Service | undefined): boolean =>
  Boolean(service?.serviceMode || service?.mqAppKey || service?.mqUrl)

/** B2.10: hidden for the club-style brand and when from=tcmp. */
const hidesOnline = (from: Brand): boolean => from === 'clubmed' || from === 'tcmp'
