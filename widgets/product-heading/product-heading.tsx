import type { ReactNode } from 'react'
import { memberOffer, type MemberOffer, priceFor } from '../../src/domain/product/member-price.ts'
import { exchangePrice } from '../../src/domain/points/exchange-price.ts'
import { shownLabels } from '../../src/domain/product/product-marks.ts'
import { fenOfYuan, yuanOfFen } from '../../src/domain/money.ts'
import { countText } from '../../src/domain/count-text.ts'
import { splitPrice } from '../../src/domain/price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { PointsPrice } from '../../src/ui/points-price/index.tsx'
import { Tags } from '../../src/ui/tag/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './product-heading.module.css'
import type { ProductHeadingProps } from './props.schema.ts'

/** What a product is and costs (A2, A3); members see their price, visitors that there is one (A6). */
export default function ProductHeading(props: ProductHeadingProps & WidgetTools): ReactNode {
  const { name, subtitle, tags = [], productLabels, headingLevel } = props
  const labels = shownLabels(productLabels)
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.heading}>
      <Prices {...props} />
      <Heading className={styles.name} {...words(name)} />
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {labels.length + tags.length > 0 && (
        <p className={styles.tags}>
          <Tags labels={labels} tags={tags} />
        </p>
      )}
    </div>
  )
}

function Prices(props: ProductHeadingProps & WidgetTools): ReactNode {
  const {
    price,
    original,
    points,
    isFrom,
    memberPrices = [],
    level,
    vipRate,
    isLoggedIn = false,
    hideMemberLine = false,
    emit,
  } = props
  if (price === undefined) return <Facts {...props} />
  const offer = memberOffer(fenOfYuan(price), memberPrices, { level, vipRate })
  return (
    <>
      <div className={styles.line}>
        <PointsPrice
          {...exchangePrice(priceFor({ level, vipRate }, price, memberPrices, original), points)}
          isFrom={isFrom}
          size="l"
        />
        <Facts {...props} />
      </div>
      {memberPrices.length > 0 && !hideMemberLine && (
        <MemberLine offer={offer} isLoggedIn={isLoggedIn} onLogin={() => emit('login', {})} />
      )}
    </>
  )
}

/** How many were sold, how many are left, where it is. */
function Facts({ sold = 0, stockText, place }: ProductHeadingProps): ReactNode {
  const facts = [place, sold > 0 && `已售 ${countText(sold)}`].filter(Boolean)
  if (facts.length === 0 && !stockText) return null
  return (
    <p className={styles.facts}>
      {facts.join(' · ')}
      {stockText && <b className={styles.left}>{stockText}</b>}
    </p>
  )
}

interface MemberLineProps {
  readonly offer: MemberOffer | undefined
  readonly isLoggedIn: boolean
  readonly onLogin: () => void
}

/** Keeps its height whoever looks: who it is is known only after the first paint. */
function MemberLine({ offer, isLoggedIn, onLogin }: MemberLineProps): ReactNode {
  if (!isLoggedIn)
    return (
      <button type="button" className={styles.member} onClick={onLogin}>
        <span className={styles.chip}>会员</span>查看会员优惠价
        <Icon name="chevron" />
      </button>
    )
  if (!offer) return <p className={styles.member}>再升一级，下次就有会员价</p>
  const { integer, decimals } = splitPrice(yuanOfFen(offer.discountFen))
  return (
    <p className={styles.member}>
      <span className={styles.chip}>会员尊享</span>
      {offer.levelName}已优惠 ¥{integer}
      {decimals}
    </p>
  )
}
