import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { serviceToAsk, serviceWays } from '../../src/domain/customer-service.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import type { SellerCardProps } from './props.schema.ts'
import { words } from '../../src/ui/words/index.ts'
import styles from './seller-card.module.css'

/** Who sells it, and how to reach them (A3, B3 company). */
export default function SellerCard(props: SellerCardProps & WidgetTools): ReactNode {
  const { name, company, logo, address, to, headingLevel, emit } = props
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.card}>
      <div className={styles.top}>
        <span className={styles.logo}>
          {logo ? <Picture src={logo} alt="" shape="tile" sizes="48px" /> : <Icon name="shop" />}
        </span>
        <div className={styles.words}>
          <Heading className={styles.name}>
            <Link target={addressTarget(to)} className={styles.link} onPress={() => emit('open', {})}>
              <span {...words(name)} />
              {to && <Icon name="chevron" />}
            </Link>
          </Heading>
          {company && company !== name && <p className={styles.company}>{company}</p>}
        </div>
      </div>
      {address && (
        <p className={styles.address}>
          <Icon name="location" />
          {address}
        </p>
      )}
      <Reach {...props} />
    </section>
  )
}

/** The ways to reach the seller (B2.10.4); none of them, no line. */
function Reach(props: SellerCardProps & WidgetTools): ReactNode {
  const { service = {}, from = 'lantu', emit } = props
  const ways = serviceWays(service, from)
  const tel = props.tel || ways?.tel
  const tip = props.telTip || (props.tel ? service.telTip || tel : ways?.hours)
  const canService = props.canService ?? ways?.online ?? false
  if (!tel && !canService) return null
  return (
    <div className={styles.reach}>
      {tel && (
        <Link target={addressTarget(`tel:${dialled(tel)}`)} className={styles.act} onPress={() => emit('call', {})}>
          <ServiceIcon name="phone" />
          <span className={styles.actWords}>
            <span>电话咨询</span>
            <span className={styles.tip}>{tip}</span>
          </span>
        </Link>
      )}
      {canService && (
        <button
          type="button"
          className={styles.act}
          onClick={() => emit('service', { service: serviceToAsk(service, from) })}
        >
          <ServiceIcon name="chat" />
          <span>在线客服</span>
        </button>
      )}
    </div>
  )
}

const dialled = (tel: string) => tel.replace(/[^\d+]/g, '')
