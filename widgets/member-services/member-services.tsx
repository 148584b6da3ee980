import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { EntryIcon } from '../../src/ui/entry-icon/index.tsx'
import { LinkOrButton } from '../../src/ui/link/link-or-button.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import styles from './member-services.module.css'
import type { MemberServicesProps, ServiceEntry } from './props.schema.ts'

export default function MemberServices(props: MemberServicesProps & WidgetTools): ReactNode {
  const { title, items, moreText, moreTo, logoutText, headingLevel, emit } = props
  const more = moreText ? { text: moreText, target: addressTarget(moreTo), onPress: () => emit('more', {}) } : undefined
  return (
    <section className={styles.place}>
      {items.length > 0 && (
        <div className={styles.card}>
          {title && <SectionTitle level={headingLevel} title={title} more={more} />}
          <ul className={styles.grid} data-columns={columnsOf(items.length, title !== undefined)}>
            {keyed(items, (item) => item.title).map(([item, key], index) => (
              <li key={key}>
                <Entry item={item} onPress={() => emit('select', { item, index })} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {logoutText && (
        <button type="button" className={styles.logout} onClick={() => emit('logout', {})}>
          {logoutText}
        </button>
      )}
    </section>
  )
}

/** Cards with a title stand below each other, and have the same columns. One by itself leaves no place of its row empty. */
const columnsOf = (count: number, hasTitle: boolean) =>
  count === 5 ? 5 : hasTitle || count > 6 ? 4 : count === 6 ? 3 : count

function Entry({ item, onPress }: { readonly item: ServiceEntry; readonly onPress: () => void }): ReactNode {
  return (
    <LinkOrButton target={addressTarget(item.to)} className={styles.entry} onPress={onPress}>
      <span className={styles.sign}>
        <EntryIcon name={item.icon} />
        <Badge count={item.badge} />
      </span>
      <span className={styles.name}>
        {item.title}
        {item.badge ? <span className="visually-hidden">，{item.badge} 个</span> : null}
      </span>
    </LinkOrButton>
  )
}

function Badge({ count = 0 }: { readonly count?: number }): ReactNode {
  if (count === 0) return null
  return (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
