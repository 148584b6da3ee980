import { SHOP_SHORT_NAME } from '../../src/domain/shop-name.ts'
import { type ReactNode, useState } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './annual-report.module.css'
import type { AnnualReportProps } from './props.schema.ts'

type Report = AnnualReportProps['report']

/** Places that are named; of the rest the number. */
const NAMED = 4

/** A year with the shop (B2.9 annual-spending-report). */
export default function AnnualReport(props: AnnualReportProps & WidgetTools): ReactNode {
  const { report, isShared = false, result, emit, headingLevel } = props
  const [showsSpending, setShows] = useState(false)
  const { year, orders, nights, days, places, spent, saved, favourite } = report
  const Heading = `h${headingLevel}` as const
  if (orders === 0) return null
  return (
    <section className={styles.place}>
      <article className={styles.poster}>
        <Heading className={styles.year}>
          <span className={styles.figures}>{year}</span>
          {` 在${SHOP_SHORT_NAME}`}
        </Heading>
        <dl className={styles.facts}>
          <Fact name="订单" value={`${orders}`} unit="笔" />
          {nights > 0 && <Fact name="住了" value={`${nights}`} unit="晚" />}
          {days > 0 && <Fact name="出发" value={`${days}`} unit="次" />}
          {spent !== undefined && <Fact name="花费" value={money(spent)} unit="元" />}
          {saved !== undefined && saved > 0 && <Fact name="省下" value={money(saved)} unit="元" />}
        </dl>
        {places.length > 0 && <p className={styles.places} {...words(placesText(places))} />}
        {favourite && <Favourite {...favourite} />}
      </article>
      {!isShared && (
        <>
          <label className={styles.tick}>
            <input
              type="checkbox"
              className={styles.box}
              checked={showsSpending}
              onChange={({ target }) => setShows(target.checked)}
            />
            分享时也公开花费和省下的钱
          </label>
          <MainButton isWide isBusy={result?.status === 'busy'} onPress={() => emit('share', { year, showsSpending })}>
            分享我的 {year}
          </MainButton>
        </>
      )}
    </section>
  )
}

const money = (yuan: number) => yuan.toLocaleString('zh-CN', { maximumFractionDigits: 2 })

const placesText = (places: readonly string[]): string =>
  `去过${places.slice(0, NAMED).join('、')}${places.length > NAMED ? `等 ${places.length} 个地方` : ''}`

interface FactProps {
  readonly name: string
  readonly value: string
  readonly unit: string
}

function Fact({ name, value, unit }: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.figures}>{value}</span> {unit}
      </dd>
    </div>
  )
}

function Favourite({ name, picture, times }: NonNullable<Report['favourite']>): ReactNode {
  return (
    <div className={styles.favourite}>
      <span className={styles.picture}>
        <Picture src={picture} alt="" shape="tile" sizes="76px" />
      </span>
      <div>
        <p className={styles.label}>最爱</p>
        <p className={styles.name} {...words(name)} />
        <p className={styles.label}>买了 {times} 次</p>
      </div>
    </div>
  )
}
