import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card } from '../../src/ui/card/index.tsx'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { productFact, ProductRow } from '../../src/ui/product-row/index.tsx'
import { Tags } from '../../src/ui/tag/index.tsx'
import { defaults } from './defaults.ts'
import type { SearchResultsProps } from './props.schema.ts'
import { type RowProps, ServiceRow } from './service-row.tsx'
import styles from './search-results.module.css'

/** What was found: a product with its price, a place, an activity or an article with what they are, a service with its icon. */
export default function SearchResults(props: SearchResultsProps & WidgetTools): ReactNode {
  const { list, keyword, corrected, isPartial, more, endText, emit, headingLevel } = { ...defaults, ...props }
  const note = noteOf(keyword, corrected, isPartial)
  return (
    <section className={styles.results} aria-label="搜索结果">
      <p className={styles.note} role="status">
        {note}
      </p>
      <ul className={styles.list}>
        {keyed(list, (found) => `${found.kind} ${found.id}`).map(([found, key], index) => (
          <li key={key}>
            <Card className={styles.card}>
              <Result found={found} level={headingLevel} onSelect={() => emit('select', { found, index })} />
            </Card>
          </li>
        ))}
      </ul>
      <ListEnd more={more} length={list.length} endText={endText} onMore={() => emit('more', {})} />
    </section>
  )
}

function Result(props: RowProps): ReactNode {
  return props.found.kind === 'service' ? <ServiceRow {...props} /> : <ThingRow {...props} />
}

function ThingRow({ found, level, onSelect }: RowProps): ReactNode {
  const {
    title,
    subtitle,
    label,
    picture = '',
    tags,
    labels,
    subscriptUrl,
    facts,
    price,
    original,
    obstacle,
    to,
  } = found
  return (
    <ProductRow
      {...{ picture, level, onSelect }}
      name={title}
      target={addressTarget(to)}
      size={96}
      badge={subscriptUrl}
      cover={obstacle}
      isFaded={obstacle !== undefined}
    >
      {subtitle && <p className={productFact}>{subtitle}</p>}
      {facts && <p className={productFact}>{facts}</p>}
      <div className={styles.foot}>
        <span className={styles.tags}>
          <Tags labels={labels} tags={[label, ...tags]} max={2} />
        </span>
        {price !== undefined && <Price amount={price} original={original} isFrom />}
      </div>
    </ProductRow>
  )
}

function noteOf(keyword: string, corrected: string | undefined, isPartial: boolean | undefined): string {
  if (isPartial) return '没有包含全部词的结果，以下只包含其中一部分'
  return corrected ? `没有找到“${keyword}”，以下是“${corrected}”的结果` : ''
}
