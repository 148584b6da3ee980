import { useId, useState, type ReactNode } from 'react'
import { priceFor } from '../../src/domain/product/member-price.ts'
import { isPackageOpen } from '../../src/domain/package/package-sale.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useSelected } from '../../src/ui/hooks/use-selected.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { PackageFacts, PackageItems, PackageKinds } from '../../src/ui/package-parts/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import type { SkuListProps } from './props.schema.ts'
import styles from './sku-list.module.css'

type Package = SkuListProps['packages'][number]

/** The packages of a product, one to choose (B3, B4): two of them, then the others (B9). One that is chosen is always shown. */
export default function SkuList(props: SkuListProps & WidgetTools): ReactNode {
  const { title, packages, max, moreText, headingLevel, emit } = { ...defaults, ...props }
  const [isOpen, setOpen] = useState(false)
  const [selected, pick] = useSelected(props.selected)
  const name = useId()
  const choose = (id: string) => {
    pick(id)
    emit('select', { id })
  }
  const shown = packages.filter(({ id }, at) => isOpen || at < max || id === selected)
  return (
    <section className={styles.skus}>
      <SectionTitle level={headingLevel} title={title} />
      <ul className={styles.list} role="radiogroup" aria-label={title}>
        {keyed(shown, (one) => one.id).map(([one, key]) => (
          <li key={key} role="presentation">
            <Sku {...props} one={one} group={name} selected={selected} onPick={choose} />
          </li>
        ))}
      </ul>
      {shown.length < packages.length && (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {moreText}（{packages.length - shown.length}）
          <Icon name="chevron" />
        </button>
      )}
    </section>
  )
}

interface SkuProps extends SkuListProps, WidgetTools {
  readonly one: Package
  readonly group: string
  readonly onPick: (id: string) => void
}

function Sku({ one, group, selected, level, vipRate, showsItems, onPick }: SkuProps): ReactNode {
  const { id, name, description, price, originalprice, memberPrices } = one
  const isOpen = isPackageOpen(one)
  const shown = priceFor({ level, vipRate }, price, memberPrices, originalprice)
  return (
    <label className={styles.sku} data-closed={!isOpen || undefined}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        checked={id === selected}
        disabled={!isOpen}
        onChange={() => onPick(id)}
      />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        <b className={styles.name} {...words(name)} />
        {description && <span className={styles.text}>{description}</span>}
        <PackageFacts {...one} />
        {showsItems ? <PackageItems {...one} /> : <PackageKinds {...one} />}
      </span>
      <span className={styles.price}>
        <Price {...shown} />
        {shown.amount < price && <span className={styles.member}>会员尊享</span>}
      </span>
    </label>
  )
}
