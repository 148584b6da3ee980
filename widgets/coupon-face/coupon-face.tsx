import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { splitPrice } from '../../src/domain/price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import styles from './coupon-face.module.css'
import type { CouponFaceProps } from './props.schema.ts'

/** What a coupon that is for sale does: how much off what, how long, and how it is used (A3). */
export default function CouponFace(props: CouponFaceProps & WidgetTools): ReactNode {
  const { denomination, threshold = 0, validDays, scope, usage, name = '', headingLevel } = props
  const { linkText = '查看我的优惠券', to } = props
  const { integer, decimals } = splitPrice(denomination)
  return (
    <section className={styles.coupon}>
      <SectionTitle level={headingLevel} title="这张券" />
      <div className={styles.face}>
        <p className={styles.amount}>
          <span className={styles.sign}>¥</span>
          {integer}
          {decimals}
        </p>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.rule}>{threshold > 0 ? `满 ${threshold} 元可用` : '无门槛'}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact what="可用范围" text={scope} />
        <Fact what="有效期" text={`购买后 ${validDays} 天内`} />
        <Fact what="怎么用" text={usage} />
      </dl>
      {to && (
        <Link target={addressTarget(to)} className={styles.link}>
          {linkText}
          <Icon name="chevron" />
        </Link>
      )}
    </section>
  )
}

const Fact = ({ what, text }: { readonly what: string; readonly text: string }): ReactNode => (
  <div className={styles.fact}>
    <dt>{what}</dt>
    <dd>{text}</dd>
  </div>
)
