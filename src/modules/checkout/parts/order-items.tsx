import { useState, type ReactNode } from 'react'
import type { OrderItem, UnbookingPolicy } from '../../../../schemas/domain/order-fill.ts'
import { keyed } from '../../../kit/keyed.ts'
import { useLazyPart } from '../../../ui/hooks/use-lazy-part.ts'
import { Icon } from '../../../ui/icon/index.tsx'
import { Picture } from '../../../ui/picture/index.tsx'
import { PointsPrice } from '../../../ui/points-price/index.tsx'
import { Tag } from '../../../ui/tag/index.tsx'
import { words } from '../../../ui/words/index.ts'
import type { ShoppingInfo } from '../checkout-api.ts'
import { TEAM_PROMOTION } from '../load-order.ts'
import styles from './order-items.module.css'
import { whenText } from './when.ts'

interface Of {
  readonly info: ShoppingInfo
}

/** What is ordered (B2.6, B3 order-fill items). */
export function OrderItems({ info }: Of): ReactNode {
  const { lifeStyleResources: items = [], facts = [], unbookingPolicy: policy } = info
  const { memberDiscount = 0 } = info.priceDetail ?? {}
  return (
    <section className={styles.place} aria-label="预订的商品">
      <div className={styles.card}>
        <Product info={info} />
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <ul className={styles.items}>
          {keyed(items, (item) => item.productId).map(([item, key]) => (
            <Item key={key} item={item} isReducedBelow={memberDiscount > 0} />
          ))}
        </ul>
        {policy && policy.unbookingPolicies.length > 0 && <Policy policy={policy} />}
      </div>
    </section>
  )
}

function Product({ info }: Of): ReactNode {
  const { productName, subTitle, picture = '' } = info
  const confirmed = confirmText(info)
  return (
    <div className={styles.product}>
      <Picture className={styles.picture} src={picture} alt="" shape="tile" sizes="72px" isPriority />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <span {...words(productName ?? '')} />
        </h2>
        {subTitle && <p className={styles.subtitle}>{subTitle}</p>}
        {confirmed && <Tag>{confirmed}</Tag>}
      </div>
    </div>
  )
}

/** When the order is confirmed; nothing while that is not known. The seat of a team is confirmed with the team, however soon it is paid (A4). */
function confirmText({ isInstant, promotion }: Of['info']): string | undefined {
  if (promotion?.type === TEAM_PROMOTION) return '付款后等人齐成团'
  if (isInstant === undefined) return undefined
  return isInstant ? '付款后立即确认' : '付款后等商家确认'
}

interface ItemProps {
  readonly item: OrderItem
  /** What the member saves has a line of its own: who reads on subtracts it once. */
  readonly isReducedBelow: boolean
}

function Item({ item, isReducedBelow }: ItemProps): ReactNode {
  const { name, useCount, unitPrice, points, originalPrice } = item
  const when = whenText(item)
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.itemName} {...words(name)} />
        {when && <p className={styles.when} {...words(when)} />}
      </div>
      <p className={styles.cost}>
        <PointsPrice points={points} amount={isReducedBelow ? originalPrice : unitPrice} original={originalPrice} />
        <span className={styles.count}>× {useCount}</span>
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
