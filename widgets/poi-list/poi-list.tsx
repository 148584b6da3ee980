import { useState, type ReactNode } from 'react'
import { poiTypes, type Poi } from '../../schemas/domain/poi.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Chips } from '../../src/ui/chips/index.tsx'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { OpenState } from '../../src/ui/open-state/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import styles from './poi-list.module.css'
import type { PoiListProps } from './props.schema.ts'

export default function PoiList(props: PoiListProps & WidgetTools): ReactNode {
  const { title, pois, poiType, detailTo = defaults.detailTo, emit, headingLevel, now, isFirstView } = props
  const time = useMinute(now)
  const types = poiTypes.filter((type) => pois.some((poi) => poi.poiType === type))
  const [choice, setChoice] = useState<string | undefined>(poiType)
  const selected = types.find((type) => type === choice)
  const shown = selected ? pois.filter((poi) => poi.poiType === selected) : pois
  const level = title ? headingLevel + 1 : headingLevel
  return (
    <section className={styles.places}>
      {title && <SectionTitle level={headingLevel} title={title} />}
      {types.length > 1 && <Chips label="按类型筛选" options={types} selected={selected} onSelect={setChoice} />}
      <p className={styles.count} aria-live="polite">
        {selected ?? '全部'} · 共 {shown.length} 处
      </p>
      <ul className={styles.list}>
        {keyed(shown, (poi) => poi.poiId).map(([poi, key], index) => (
          <li key={key} className={styles.item}>
            <Place
              {...{ poi, time, detailTo }}
              level={level as 2 | 3 | 4}
              isPriority={isFirstView && index === 0}
              onPress={() => emit('select', { poi })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PlaceProps {
  readonly poi: Poi
  readonly time: number | undefined
  readonly detailTo: string
  readonly level: 2 | 3 | 4
  readonly isPriority: boolean
  readonly onPress: () => void
}

const SIZES = '(min-width: 672px) 366px, (min-width: 600px) 46vw, 92vw'

/** The picture first, with its kind on it; what it is; when it is open. */
function Place({ poi, time, detailTo, level, isPriority, onPress }: PlaceProps): ReactNode {
  const { poiId, poiName, poiType, summary, themePicUri, openTime, tags } = poi
  const Heading = `h${level}` as const
  const to = `${detailTo}${detailTo.includes('?') ? '&' : '?'}poiId=${encodeURIComponent(poiId)}`
  return (
    <Card className={styles.place}>
      <Picture className={styles.picture} src={themePicUri} alt="" shape="card" sizes={SIZES} isPriority={isPriority} />
      <span className={styles.kind}>
        <Tag tone="over">{poiType}</Tag>
      </span>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link target={addressTarget(to)} className={cardLink} onPress={onPress} {...words(poiName)} />
        </Heading>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>
          <OpenState openTime={openTime} time={time} />
          <span className={styles.tags}>
            {keyed(tags.slice(0, 2), String).map(([tag, key]) => (
              <Tag key={key}>{tag}</Tag>
            ))}
          </span>
        </p>
      </div>
    </Card>
  )
}
