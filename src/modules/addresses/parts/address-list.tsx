import { lazy, Suspense, type ReactNode } from 'react'
import type { Address } from '../../../../schemas/domain/address.ts'
import { addressText } from '../../../domain/address.ts'
import { maskedPhone } from '../../../domain/phone.ts'
import { keyed } from '../../../kit/keyed.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { EmptyState } from '../../../ui/empty-state/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Tag } from '../../../ui/tag/index.tsx'
import styles from './address-list.module.css'

const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))

/** What is done with one of them; `pressed` is a tap on the address itself. */
type Deed = 'pressed' | 'default-pressed' | 'edit-pressed' | 'remove-pressed'

export interface AddressListProps {
  readonly addresses: readonly Address[]
  /** The one that the order has by now; empty: none. */
  readonly chosen: string
  /** It is asked whether one is to go. */
  readonly isAsking: boolean
  readonly onAdd: () => void
  readonly onDo: (what: Deed, id: string) => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A member's addresses, and one thing to do at the foot: a new one. */
export function AddressList(props: AddressListProps): ReactNode {
  const { addresses, chosen, isAsking, onAdd, onDo } = props
  return (
    <section className={styles.place} aria-label="收货地址">
      {addresses.length === 0 ? (
        <EmptyState scene="orders" text="还没有收货地址" hint="新建一个，下单时直接用" />
      ) : (
        <ul className={styles.list}>
          {keyed(addresses, (address) => address.id).map(([address, key]) => (
            <AddressItem
              key={key}
              address={address}
              isChosen={address.id === chosen}
              onDo={(what) => onDo(what, address.id)}
            />
          ))}
        </ul>
      )}
      <ActionBar label="新建收货地址">
        <MainButton isWide onPress={onAdd}>
          新建收货地址
        </MainButton>
      </ActionBar>
      {isAsking && (
        <Suspense fallback={null}>
          <RemoveDialog onConfirm={props.onConfirm} onClose={props.onCancel} />
        </Suspense>
      )}
    </section>
  )
}

interface AddressItemProps {
  readonly address: Address
  readonly isChosen: boolean
  readonly onDo: (what: Deed) => void
}

function AddressItem({ address, isChosen, onDo }: AddressItemProps): ReactNode {
  const { name, phone, isDefault, ...where } = address
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.main}
        aria-current={isChosen || undefined}
        onClick={() => onDo('pressed')}
      >
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.phone}>{maskedPhone(phone)}</span>
          {isDefault && <Tag>默认</Tag>}
        </span>
        <span className={styles.where}>{addressText(where)}</span>
      </button>
      <div className={styles.tools}>
        {!isDefault && (
          <button type="button" className={styles.tool} onClick={() => onDo('default-pressed')}>
            设为默认
          </button>
        )}
        <button
          type="button"
          className={`${styles.tool} ${styles.last}`}
          aria-label={`编辑${name}的地址`}
          onClick={() => onDo('edit-pressed')}
        >
          编辑
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={`删除${name}的地址`}
          onClick={() => onDo('remove-pressed')}
        >
          删除
        </button>
      </div>
    </li>
  )
}
