import type { ReactNode } from 'react'
import { productPath } from '../../schemas/domain/product-kind.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import styles from './product-brief.module.css'
import type { ProductBriefProps } from './props.schema.ts'

export default function ProductBrief(props: ProductBriefProps & WidgetTools): ReactNode {
  const { productId, productType, name, subtitle, picture, price, original, isExact, isOffShelf, text } = {
    ...defaults,
    ...props,
  }
  const Heading = `h${props.headingLevel}` as const
  const target = addressTarget(productPath({ id: productId, productType }))
  const isLink = target.kind !== 'none'
  return (
    <div className={styles.place}>
      <Card className={styles.card}>
        <span className={styles.picture}>
          <Picture src={picture ?? ''} alt="" shape="tile" sizes="72px" isPriority={props.isFirstView} />
        </span>
        <div className={styles.words}>
          <Heading className={styles.name}>
            <Link
              target={target}
              className={isLink ? cardLink : undefined}
              onPress={() => props.emit('select', {})}
              {...words(name)}
            />
          </Heading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {isOffShelf && <p className={styles.subtitle}>商品已下架</p>}
          {price !== undefined && !isOffShelf && <Price amount={price} original={original} isFrom={!isExact} />}
        </div>
        {isLink && (
          <span className={styles.go} aria-hidden="true">
            {text}
            <Icon name="chevron" />
          </span>
        )}
      </Card>
    </div>
  )
}
