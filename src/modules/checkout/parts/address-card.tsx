import type { ReactNode } from 'react'
import type { Address } from '../../../../schemas/domain/address.ts'
import { addressText } from '../../../domain/address.ts'
import { maskedPhone } from '../../../domain/phone.ts'
import { Icon } from '../../../ui/icon/index.tsx'
import { Tag } from '../../../ui/tag/index.tsx'
import styles from './address-card.module.css'

interface AddressCardProps {
  /** Nothing while the member has none. */
  readonly address: Address | undefined
  readonly onPress: () => void
}

/** Where an order goes to: tapped, it is changed. */
export function AddressCard({ address, onPress }: AddressCardProps): ReactNode {
  return (
    <section className={styles.place} aria-label="收货地址">
      <button type="button" className={styles.card} onClick={onPress}>
        <span className={styles.pin}>
          <Icon name="location" />
        </span>
        {address ? <Chosen {...address} /> : <Missing />}
        <Icon name="chevron" />
      </button>
    </section>
  )
}

/** Keeps the place of an address of two lines while the buyer's are on the way. */
export const AddressSkeleton = (): ReactNode => (
  <div className={styles.place} aria-hidden="true">
    <div className={styles.waiting} />
  </div>
)

function Chosen({ isDefault, name, phone, ...where }: Address): ReactNode {
  return (
    <span className={styles.words}>
      <span className={styles.where}>{addressText(where)}</span>
      <span className={styles.who}>
        {isDefault && <Tag>默认</Tag>}
        <span className={styles.name}>{name}</span>
        <span>{maskedPhone(phone)}</span>
      </span>
    </span>
  )
}

function Missing(): ReactNode {
  return (
    <span className={styles.words}>
      <span className={styles.where}>添加收货地址</span>
      <span className={styles.who}>填写后才能寄给你</span>
    </span>
  )
}
