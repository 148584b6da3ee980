import type { ReactNode } from 'react'
import type { Address } from '../../schemas/domain/address.ts'
import { addressText, chosenAddress } from '../../src/domain/address.ts'
import { maskedPhone } from '../../src/domain/phone.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import styles from './address-card.module.css'
import type { AddressCardProps } from './props.schema.ts'

/** Where an order goes to: tapped, it is changed. */
export default function AddressCard({ addresses, chosen, emit }: AddressCardProps & WidgetTools): ReactNode {
  const address = chosenAddress(addresses, chosen)
  return (
    <section className={styles.place} aria-label="收货地址">
      <button type="button" className={styles.card} onClick={() => emit(address ? 'change' : 'add', {})}>
        <span className={styles.pin}>
          <Icon name="location" />
        </span>
        {address ? <Chosen {...address} /> : <Missing />}
        <Icon name="chevron" />
      </button>
    </section>
  )
}

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
