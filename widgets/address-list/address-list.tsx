import type { ReactNode } from 'react'
import type { Address } from '../../schemas/domain/address.ts'
import { addressText } from '../../src/domain/address.ts'
import { maskedPhone } from '../../src/domain/phone.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import styles from './address-list.module.css'
import type { AddressListProps } from './props.schema.ts'

/** A member's addresses, and one thing to do at the foot: a new one. */
export default function AddressList({ addresses, canPick, chosen, emit }: AddressListProps & WidgetTools): ReactNode {
  return (
    <section className={styles.place} aria-label="收货地址">
      {addresses.length === 0 ? (
        <EmptyState text="还没有收货地址" hint="新建一个，下单时直接用" />
      ) : (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <AddressItem
              key={address.id}
              address={address}
              isChosen={canPick === true && address.id === chosen}
              onPress={() => emit(canPick ? 'pick' : 'edit', { id: address.id })}
              onDo={(what) => emit(what, { id: address.id })}
            />
          ))}
        </ul>
      )}
      <ActionBar label="新建收货地址">
        <MainButton isWide onPress={() => emit('add', {})}>
          新建收货地址
        </MainButton>
      </ActionBar>
    </section>
  )
}

interface AddressItemProps {
  readonly address: Address
  readonly isChosen: boolean
  readonly onPress: () => void
  readonly onDo: (what: 'default' | 'edit' | 'remove') => void
}

function AddressItem({ address, isChosen, onPress, onDo }: AddressItemProps): ReactNode {
  const { name, phone, isDefault, ...where } = address
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <button type="button" className={styles.main} aria-current={isChosen || undefined} onClick={onPress}>
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.phone}>{maskedPhone(phone)}</span>
          {isDefault && <Tag>默认</Tag>}
        </span>
        <span className={styles.where}>{addressText(where)}</span>
      </button>
      <div className={styles.tools}>
        {!isDefault && (
          <button type="button" className={styles.tool} onClick={() => onDo('default')}>
            设为默认
          </button>
        )}
        <button
          type="button"
          className={`${styles.tool} ${styles.last}`}
          aria-label={`编辑${name}的地址`}
          onClick={() => onDo('edit')}
        >
          编辑
        </button>
        <button type="button" className={styles.tool} aria-label={`删除${name}的地址`} onClick={() => onDo('remove')}>
          删除
        </button>
      </div>
    </li>
  )
}
