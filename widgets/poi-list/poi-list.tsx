import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { poiTypes, type Poi } from '../../schemas/domain/poi.ts'
import { NO_BREAK_SPACE } from '../../src/domain/unbroken-numbers.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Chips } from '../../src/ui/chips/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
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
  const { title, pois, poiType, emit, headingLevel, now, isFirstView, memory } = props
  const { detailTo = defaults.detailTo, map = defaults.map } = props
  const time = useMinute(now)
  const [choice, setChoice] = useState<string | undefined>(poiType)
  const { types, selected, shown, places } = useMemo(() => byKind(pois, choice), [pois, choice])
  const level = (title ? headingLevel + 1 : headingLevel) as 2 | 3 | 4
  const { isMap, Map, show } = useMapOrList(memory)
  const addressOf = ({ poiId }: Poi) =>
    `${detailTo}${detailTo.includes('?') ? '&' : '?'}poiId=${encodeURIComponent(poiId)}`
  return (
    <section className={styles.places}>
      {title && <SectionTitle level={headingLevel} title={title} />}
      {types.length > 1 && <Chips label="按类型筛选" options={types} selected={selected} onSelect={setChoice} />}
      <div className={styles.head}>
        <p className={styles.count} aria-live="polite">
          {`${selected ?? '全部'} · 共${NO_BREAK_SPACE}${shown.length}${NO_BREAK_SPACE}处`}
        </p>
        <p className={styles.views}>
          <button type="button" aria-pressed={!isMap} onClick={() => show('list')}>
            列表
          </button>
          <button type="button" aria-pressed={isMap} onClick={() => show('map')}>
            地图
          </button>
        </p>
      </div>
      {isMap && Map && places ? (
        <Map pois={places} {...{ map, time, addressOf, level }} onPress={(poi) => emit('select', { poi })} />
      ) : (
        <ul className={styles.list}>
          {keyed(shown, (poi) => poi.poiId).map(([poi, key], index) => (
            <li key={key} className={styles.item}>
              <Place
                {...{ poi, time, level }}
                to={addressOf(poi)}
                isPriority={isFirstView && index === 0}
                onPress={() => emit('select', { poi })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The kinds that there are, and the places of the chosen one. A map shows at least one: the same places as long as nothing changes. */
function byKind(pois: readonly Poi[], choice: string | undefined) {
  const types = poiTypes.filter((type) => pois.some((poi) => poi.poiType === type))
  const selected = types.find((type) => type === choice)
  const shown = selected ? pois.filter((poi) => poi.poiType === selected) : pois
  const [first, ...others] = shown
  return { types, selected, shown, places: first && ([first, ...others] as const) }
}

const loadMap = () => import('./poi-map.tsx')

/** Who came to a place from the map comes back to it. */
function useMapOrList(memory: WidgetTools['memory']) {
  const [isMap, setMap] = useState(false)
  const { Part, fetch } = useLazyPart(loadMap)
  const show = (view: 'list' | 'map') => {
    setMap(view === 'map')
    memory.set('view', view, 'visit')
    if (view === 'map') fetch()
  }
  useEffect(() => {
    if (memory.get('view', 'visit') !== 'map') return
    setMap(true)
    fetch()
  }, [memory, fetch])
  return { isMap, Map: Part, show }
}

interface PlaceProps {
  readonly poi: Poi
  readonly time: number | undefined
  readonly to: string
  readonly level: 2 | 3 | 4
  readonly isPriority: boolean
  readonly onPress: () => void
}

const SIZES = '(min-width: 672px) 366px, (min-width: 600px) 46vw, 92vw'

/** The picture first, with its kind on it; what it is; when it is open. */
function Place({ poi, time, to, level, isPriority, onPress }: PlaceProps): ReactNode {
  const { poiName, poiType, summary, themePicUri, openTime, tags } = poi
  const Heading = `h${level}` as const
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
