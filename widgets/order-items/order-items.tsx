import { useState, type ReactNode } from 'react'
import type { OrderItem, UnbookingPolicy } from '../../schemas/domain/order-fill.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import styles from './order-items.module.css'
import type { OrderItemsProps } from './props.schema.ts'
import { whenText } from './when.ts'

/** What is ordered (B2.6, B3 order-fill items). */
export default function OrderItems(props: OrderItemsProps & WidgetTools): ReactNode {
  const { items, facts = [], policy } = props
  return (
    <section className={styles.place} aria-label="预订的商品">
      <div className={styles.card}>
        <Product {...props} />
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.productId} item={item} />
          ))}
        </ul>
        {policy && policy.unbookingPolicies.length > 0 && <Policy policy={policy} />}
      </div>
    </section>
  )
}

function Product(props: OrderItemsProps & WidgetTools): ReactNode {
  const { name, subtitle, picture = '', isInstant, to, headingLevel, isFirstView } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.product}>
      <Picture className={styles.picture} src={picture} alt="" shape="tile" sizes="72px" isPriority={isFirstView} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          {to ? (
            <Link target={{ kind: 'page', to }} className={styles.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {isInstant !== undefined && <Tag>{isInstant ? '付款后立即确认' : '付款后等商家确认'}</Tag>}
      </div>
    </div>
  )
}

function Item({ item }: { readonly item: OrderItem }): ReactNode {
  const { name, useCount, unitPrice, originalPrice } = item
  const when = whenText(item)
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.itemName}>{name}</p>
        {when && <p className={styles.when}>{when}</p>}
      </div>
      <p className={styles.cost}>
        <Price amount={unitPrice} original={originalPrice} />
        <span className={styles.count}>×{useCount}</span>
      </p>
    </li>
  )
}

const loadPolicy = () => import('./policy-sheet.tsx')

/** The first rule; a tap opens them all. */
function Policy({ policy }: { readonly policy: UnbookingPolicy }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { Part: PolicySheet, fetch } = useLazyPart(loadPolicy)
  return (
    <>
      <button
        type="button"
        className={styles.policy}
        aria-haspopup="dialog"
        onPointerDown={fetch}
        onClick={() => {
          fetch()
          setOpen(true)
        }}
      >
        <span className={styles.policyTitle}>退改规则</span>
        <span className={styles.rule}>{policy.unbookingPolicies[0]?.description}</span>
        <Icon name="chevron" />
      </button>
      {isOpen && PolicySheet && <PolicySheet policy={policy} onClose={() => setOpen(false)} />}
    </>
  )
}
