import { type FocusEvent, type ReactNode, useId, useState } from 'react'
import { memberOffer, priceFor } from '../../src/domain/product/member-price.ts'
import { fenOfYuan } from '../../src/domain/money.ts'
import { isPackageOpen, packageWord } from '../../src/domain/package/package-sale.ts'
import { priceText } from '../../src/domain/price.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useSelected } from '../../src/ui/hooks/use-selected.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { PackageFacts, PackageItems } from '../../src/ui/package-parts/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import styles from './package-chooser.module.css'
import type { PackageChooserProps } from './props.schema.ts'
import { COLLAPSED, useTallList } from './use-tall-list.ts'

type Package = PackageChooserProps['packages'][number]

/** The packages of goods as tiles, one to choose (A2, A4, B4), and under them what the chosen one holds. Many tiles collapse (A4). */
export default function PackageChooser(props: PackageChooserProps & WidgetTools): ReactNode {
  const { title, hint, packages, groupPrice, level, vipRate, headingLevel, emit } = { ...defaults, ...props }
  const [selected, pick] = useSelected(props.selected)
  const [isOpen, setOpen] = useState(false)
  const { list, isTall } = useTallList()
  const id = useId()
  const choose = (packageId: string) => {
    pick(packageId)
    emit('select', { id: packageId })
  }
  // A key that leads to a tile out of sight shows it.
  const reveal = ({ target }: FocusEvent) => {
    const tile = target.closest('li')
    if (tile && tile.offsetTop - (list.current?.offsetTop ?? 0) >= COLLAPSED) setOpen(true)
  }
  const chosen = packages.find((one) => one.id === selected)
  return (
    <section className={styles.chooser}>
      <div className={styles.head}>
        <SectionTitle level={headingLevel} title={title} />
        {isTall && <Toggle isOpen={isOpen} list={id} onPress={() => setOpen(!isOpen)} />}
      </div>
      <ul
        ref={list}
        id={id}
        className={styles.tiles}
        data-fold={isOpen ? undefined : isTall ? 'closed' : 'unknown'}
        role="radiogroup"
        aria-label={title}
        onFocus={reveal}
      >
        {keyed(packages, (one) => one.id).map(([one, key]) => (
          <li key={key} role="presentation">
            <Tile
              {...{ one, groupPrice, level, vipRate }}
              group={`${id}-one`}
              isSelected={one.id === selected}
              onPick={choose}
            />
          </li>
        ))}
      </ul>
      {chosen ? <Chosen {...props} one={chosen} /> : <p className={styles.hint}>{hint}</p>}
    </section>
  )
}

interface ToggleProps {
  readonly isOpen: boolean
  readonly list: string
  readonly onPress: () => void
}

/** It stands beside the title, so that nothing moves when it comes. */
function Toggle({ isOpen, list, onPress }: ToggleProps): ReactNode {
  return (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={list} onClick={onPress}>
      {isOpen ? '收起' : '展开'}
      <Icon name="chevron" />
    </button>
  )
}

interface TileProps extends Pick<PackageChooserProps, 'groupPrice' | 'level' | 'vipRate'> {
  readonly one: Package
  readonly group: string
  readonly isSelected: boolean
  readonly onPick: (id: string) => void
}

function Tile({ one, groupPrice, level, vipRate, group, isSelected, onPick }: TileProps): ReactNode {
  const isOpen = isPackageOpen(one)
  const paid = groupPrice ?? priceFor({ level, vipRate }, one.price, one.memberPrices).amount
  return (
    <label className={styles.tile} data-closed={!isOpen || undefined}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        checked={isSelected}
        disabled={!isOpen}
        onChange={() => onPick(one.id)}
      />
      <b className={styles.name} {...words(one.name)} />
      {isOpen ? <Price amount={paid} /> : <span className={styles.word}>{packageWord(one)}</span>}
    </label>
  )
}

function Chosen({ one, ...of }: PackageChooserProps & { readonly one: Package }): ReactNode {
  const { description } = one
  return (
    <div className={styles.chosen}>
      <p className={styles.line}>
        <b className={styles.whole} {...words(one.name)} />
        <Cost one={one} {...of} />
      </p>
      {description && <p className={styles.text}>{description}</p>}
      <PackageFacts {...one} />
      <PackageItems {...one} />
    </div>
  )
}

/** What its viewer pays; a seat of a team costs the team's price, and buying alone what the package does (A4). */
function Cost({ one, groupPrice, level, vipRate }: PackageChooserProps & { readonly one: Package }): ReactNode {
  const { price, originalprice, memberPrices } = one
  if (groupPrice !== undefined)
    return (
      <>
        <span className={styles.member}>拼团价</span>
        <Price amount={groupPrice} />
        <span className={styles.alone}>单独购买 {priceText(price)}</span>
      </>
    )
  const offer = memberOffer(fenOfYuan(price), memberPrices, { level, vipRate })
  return (
    <>
      {offer && <span className={styles.member}>会员尊享</span>}
      <Price {...priceFor({ level, vipRate }, price, memberPrices, originalprice)} />
    </>
  )
}
