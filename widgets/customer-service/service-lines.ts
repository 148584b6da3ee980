import type { CustomerServiceProps } from './props.schema.ts'

export interface ServiceLines {
  readonly phone?: { readonly number: string; readonly hours: string }
  readonly isOnline: boolean
}

/** B2.10.4 */
const HOURS = '工作时间：周一至周日 09:00~21:00'
const WITHOUT_ONLINE: readonly (string | undefined)[] = ['clubmed', 'tcmp']

/** The ways to reach a company (A6: a phone or messaging); online service is hidden for clubmed and tcmp (B2.10.4, B6). */
export function serviceLines({ service, from }: Pick<CustomerServiceProps, 'service' | 'from'>): ServiceLines {
  const number = service?.tel?.trim()
  const hasMessaging = Boolean(service?.mqUrl || service?.mqAppKey || service?.serviceMode)
  return {
    phone: number ? { number, hours: service?.telTip?.trim() || HOURS } : undefined,
    isOnline: hasMessaging && !WITHOUT_ONLINE.includes(from),
  }
}
