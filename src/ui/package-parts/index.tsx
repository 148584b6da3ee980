import type { ReactNode } from 'react'
import type { DailyItem, ProductPackage } from '../../../schemas/domain/product-package.ts'
import { confirmWord, itemGroups, kindWord, packageWord } from '../../domain/package/package-sale.ts'
import { Tag } from '../tag/index.tsx'
import styles from './package-parts.module.css'

type Sold = Pick<ProductPackage, 'productPackagesRule' | 'packageStatus' | 'salestartdate' | 'stock' | 'isDocking'>

/** How a package is confirmed, how early to book, and how its sale stands (B3, B5: advance days only above 0). */
export function PackageFacts(one: Sold): ReactNode {
  const { advanceDays } = one.productPackagesRule
  const word = packageWord(one)
  return (
    <span className={styles.facts}>
      <Tag>{confirmWord(one.isDocking)}</Tag>
      {advanceDays > 0 && <Tag>提前 {advanceDays} 天预约</Tag>}
      {word && <span className={styles.state}>{word}</span>}
    </span>
  )
}

interface Holding {
  readonly dailyDescList: readonly DailyItem[]
}

/** What a package holds, a line for each kind (packageType 2). */
export function PackageItems({ dailyDescList }: Holding): ReactNode {
  return (
    <span className={styles.items}>
      {itemGroups(dailyDescList).map(({ itemType, itemTypeName, items }) => (
        <span key={itemType} className={styles.item}>
          <span className={styles.kind}>{itemTypeName}</span>
          {items.map(({ name, qtyDesc }) => `${name} ${qtyDesc}`).join('、')}
        </span>
      ))}
    </span>
  )
}

/** B9: at most five words of what it holds. */
const MOST_KINDS = 5

export function PackageKinds({ dailyDescList }: Holding): ReactNode {
  const groups = itemGroups(dailyDescList)
  if (groups.length === 0) return null
  return (
    <span className={styles.facts}>
      {groups.slice(0, MOST_KINDS).map((group) => (
        <span key={group.itemType} className={styles.kind}>
          {kindWord(group)}
        </span>
      ))}
    </span>
  )
}
