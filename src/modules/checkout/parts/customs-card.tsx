import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/index.tsx'
import { Link } from '../../../ui/link/index.tsx'
import type { ShoppingInfo } from '../checkout-api.ts'
import styles from './customs-card.module.css'

/** [R19] Under whose name it goes through the customs, of what comes over the border: tapped, it is written or changed. */
export function CustomsCard({ info }: { readonly info: ShoppingInfo }): ReactNode {
  const { customs, shoppingId = '' } = info
  if (!customs) return null
  return (
    <section data-part="customs" className={styles.place} aria-label="清关实名">
      <Link
        className={styles.card}
        target={{ kind: 'page', to: `/retail/formFill?order=${encodeURIComponent(shoppingId)}` }}
      >
        <span className={styles.words}>
          <span className={styles.title}>清关实名</span>
          <span className={customs.name ? styles.kept : styles.missing}>
            {customs.name ? `${customs.name} ${customs.number}` : '跨境商品，请先填写购买人身份信息'}
          </span>
        </span>
        <Icon name="chevron" />
      </Link>
    </section>
  )
}
