import type { ReactNode } from 'react'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { ButtonLink } from '../../../ui/button/index.tsx'
import styles from './pay-extra.module.css'

/** [R9] A difference that is owed is paid at the cashier. @param props.orderId the order of the difference */
export const PayExtra = ({ orderId }: { readonly orderId: string }): ReactNode => (
  <div data-part="pay" className={styles.pay}>
    <ButtonLink target={addressTarget(`/cashier/${orderId}`)}>支付差价</ButtonLink>
  </div>
)
