import type { ReactNode } from 'react'
import { priceText } from '../../../domain/price.ts'
import { Facts } from '../../../ui/facts/index.tsx'
import { Panel } from '../../../ui/panel/index.tsx'
import styles from './extra.module.css'

/** B5: what every copy costs more on the chosen day. @param props.extra yuan */
export const Extra = ({ extra }: { readonly extra: number }): ReactNode => (
  <section data-part="extra" className={styles.extra}>
    <Panel level={2}>
      <Facts rows={[['每份补差价', priceText(extra)]]} />
      <p className={styles.note}>提交后先付差价，付款后商家确认</p>
    </Panel>
  </section>
)
