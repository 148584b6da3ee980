import type { ReactNode } from 'react'
import type { ExchangeGoods } from '../../schemas/domain/points.ts'
import { priceText } from '../../src/domain/price.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { PointsPrice } from '../../src/ui/points-price/index.tsx'
import { ProductBadge } from '../../src/ui/product-badge/index.tsx'
import { productGrid } from '../../src/ui/product-card/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { TagLine } from '../../src/ui/tag/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import styles from './points-goods.module.css'
import type { PointsGoodsProps } from './props.schema.ts'

/** What the points mall sells (B2.9 goods-market). */
export default function PointsGoods(props: PointsGoodsProps & WidgetTools): ReactNode {
  const { title, goods, more, endText, emit, headingLevel } = { ...defaults, ...props }
  return (
    <section className={styles.place}>
      <SectionTitle level={headingLevel} title={title} />
      <div className={productGrid}>
        {keyed(goods, (one) => one.productId).map(([one, key]) => (
          <GoodsCard key={key} goods={one} level={headingLevel === 2 ? 3 : 4} />
        ))}
      </div>
      <ListEnd more={more} length={goods.length} endText={endText} onMore={() => emit('more', {})} />
    </section>
  )
}

function GoodsCard({ goods, level }: { readonly goods: ExchangeGoods; readonly level: 3 | 4 }): ReactNode {
  const { productName, picture, productUrl, points, price, originalPrice, left, labels, subscriptUrl } = goods
  const Heading = `h${level}` as const
  return (
    <Card className={styles.card}>
      <Picture src={picture} alt="" shape="card" sizes="(min-width: 600px) 231px, 50vw" />
      <ProductBadge src={subscriptUrl} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link target={addressTarget(productUrl)} className={cardLink} {...words(productName)} />
        </Heading>
        <p className={styles.facts}>
          {left === 0 ? '已兑完' : left <= FEW ? `仅剩${left}份` : `价值 ${priceText(originalPrice)}`}
        </p>
        <TagLine labels={labels} max={2} />
        <p className={styles.price} data-over={left === 0 || undefined}>
          <PointsPrice points={points} amount={price} />
        </p>
      </div>
    </Card>
  )
}

/** B9: so many are few. */
const FEW = 5
