import type { ReactNode } from 'react'
import type { MemberPrice } from '../../schemas/domain/sale-plan.ts'
import { memberOffer, type MemberOffer, priceFor } from '../../src/domain/product/member-price.ts'
import { exchangePrice } from '../../src/domain/points/exchange-price.ts'
import { shownLabels } from '../../src/domain/product/product-marks.ts'
import { fenOfYuan, yuanOfFen } from '../../src/domain/money.ts'
import { countText } from '../../src/domain/count-text.ts'
import { priceText, splitPrice } from '../../src/domain/price.ts'
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
      <Heading className={styles.name} {...words(name)} />
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <Facts {...props} />
      {labels.length + tags.length > 0 && (
        <p className={styles.tags}>
          <Tags labels={labels} tags={tags} />
        </p>
      )}
      <Prices {...props} />
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
  if (price === undefined) return null
  const { startPrice = price, startMemberPrices = memberPrices } = props
  const buyer = { level, vipRate }
  const offer = memberOffer(fenOfYuan(price), memberPrices, buyer)
  const shown = priceFor(buyer, price, memberPrices, original)
  const start = priceFor(buyer, startPrice, startMemberPrices).amount
  return (
    <>
      <div className={styles.line}>
        <PointsPrice {...exchangePrice(shown, points)} isFrom={isFrom} size="l" />
      </div>
      {start < shown.amount && <p className={styles.start}>其他日期 {priceText(start)}起</p>}
      {memberPrices.length > 0 && !hideMemberLine && (
        <MemberLine
          offer={offer}
          next={offer ?? nextOffer(fenOfYuan(price), memberPrices, level)}
          isLoggedIn={isLoggedIn}
          onLogin={() => emit('login', {})}
        />
      )}
    </>
  )
}

/** What the first level above the member's own pays. */
function nextOffer(priceFen: number, prices: readonly MemberPrice[], level = 0): MemberOffer | undefined {
  const above = prices.find(({ memberLevel }) => memberLevel > level)
  return above && memberOffer(priceFen, prices, { level: above.memberLevel })
}

/** How it is rated, where it is, how many were sold, how many are left. */
function Facts({ score = 0, reviews = 0, sold = 0, stockText, place }: ProductHeadingProps): ReactNode {
  const facts = [
    reviews > 0 && `评分 ${score.toFixed(1)} · ${countText(reviews)} 条`,
    place,
    sold > 0 && `已售 ${countText(sold)}`,
  ].filter(Boolean)
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
  /** What the member would pay one level higher. */
  readonly next: MemberOffer | undefined
  readonly isLoggedIn: boolean
  readonly onLogin: () => void
}

/** Keeps its height whoever looks: who it is is known only after the first paint. */
function MemberLine({ offer, next, isLoggedIn, onLogin }: MemberLineProps): ReactNode {
  if (!isLoggedIn)
    return (
      <button type="button" className={styles.member} onClick={onLogin}>
        <span className={styles.chip}>会员</span>查看会员优惠价
        <span className={styles.act}>
          登录
          <Icon name="chevron" />
        </span>
      </button>
    )
  if (!next) return null
  const { integer, decimals } = splitPrice(yuanOfFen(offer ? offer.discountFen : next.priceFen))
  return (
    <p className={styles.member}>
      <span className={styles.chip}>{offer ? '会员尊享' : '会员'}</span>
      {next.levelName}
      {offer ? '已优惠' : '价'} ¥{integer}
      {decimals}
    </p>
  )
}
