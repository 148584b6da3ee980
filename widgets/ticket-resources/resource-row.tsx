import type { ReactNode } from 'react'
import type { OfferedResource } from '../../schemas/domain/ticket-offer.ts'
import { type Buyer, memberOffer } from '../../src/domain/product/member-price.ts'
import { fenOfYuan, yuanOfFen } from '../../src/domain/money.ts'
import { priceText } from '../../src/domain/price.ts'
import { fewLeft } from '../../src/domain/product/few-left.ts'
import { mostOf } from '../../src/domain/ticket/ticket-picks.ts'
import { Price } from '../../src/ui/price/index.tsx'
import { Stepper } from '../../src/ui/stepper/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './ticket-resources.module.css'

interface ResourceRowProps {
  readonly resource: OfferedResource
  readonly count: number
  readonly buyer: Buyer
  readonly onChange: (count: number) => void
  /** Told why there can't be one more. */
  readonly onBlocked: (text: string) => void
}

/** A ticket: its name, its price for who looks, and how many. */
export function ResourceRow({ resource, count, buyer, onChange, onBlocked }: ResourceRowProps): ReactNode {
  const { resourceName, description, inventory } = resource
  const limit = limitOf(resource)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.what} {...words(resourceName)} />
        {description && <p className={styles.more}>{description}</p>}
        <Cost resource={resource} buyer={buyer} />
      </div>
      {inventory === 0 ? (
        <span className={styles.gone}>已售罄</span>
      ) : (
        <div className={styles.count}>
          <Stepper
            label={resourceName}
            value={count}
            min={0}
            max={mostOf(resource)}
            onChange={onChange}
            onBlocked={(why) => why === 'max' && onBlocked(limit)}
          />
        </div>
      )}
    </li>
  )
}

const limitOf = ({ inventory, singleMax }: OfferedResource) =>
  inventory < singleMax ? `只剩 ${inventory} 张了` : `每单最多购买 ${singleMax} 张`

/** [A6] a member's price with 会员尊享, what it saves and the other price struck. */
function Cost({ resource, buyer }: Pick<ResourceRowProps, 'resource' | 'buyer'>): ReactNode {
  const { price, memberPrices, inventory, singleMax } = resource
  const priceFen = fenOfYuan(price)
  const offer = memberOffer(priceFen, memberPrices, buyer)
  const few = fewLeft(inventory, '张')
  return (
    <div className={styles.cost}>
      <Price amount={offer ? yuanOfFen(offer.priceFen) : price} original={offer && price} />
      {offer && <span className={styles.member}>会员尊享 省{priceText(yuanOfFen(offer.discountFen))}</span>}
      {few ? (
        <span className={styles.few}>{few}</span>
      ) : (
        inventory > 0 && <span className={styles.limit}>限购 {singleMax} 张</span>
      )}
    </div>
  )
}
