import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Poi } from '../../schemas/domain/poi.ts'
import { distanceText, metresBetween } from '../../src/domain/distance.ts'
import { type MapView, offsetIn, type Spot } from '../../src/domain/map/mercator.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { useReducedMotion } from '../../src/ui/hooks/use-reduced-motion.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { MovingMap } from '../../src/ui/map/moving-map.tsx'
import { useAt } from '../../src/ui/map/use-at.ts'
import { ZoomButtons } from '../../src/ui/map/zoom-buttons.tsx'
import { OpenState } from '../../src/ui/open-state/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { KindIcon } from './kind-icon.tsx'
import { bothOf, isSeen, placeAndNeighbours, type Size } from './map-target.ts'
import { ownPosition } from './own-position.ts'
import styles from './poi-map.module.css'

interface PoiMapProps {
  readonly map: string
  readonly pois: readonly [Poi, ...Poi[]]
  readonly time: number | undefined
  readonly addressOf: (poi: Poi) => string
  readonly level: 2 | 3 | 4
  readonly onPress: (poi: Poi) => void
}

/** A phone, until the place for the map was measured. */
const FIRST: Size = { width: 358, height: 460 }
/** Further away, nobody sees the resort and themselves at once. */
const AROUND = 40_000

/** The places as pins, and as a strip of cards: whichever is moved, the other follows. */
export default function PoiMap({ map, pois, time, addressOf, level, onPress }: PoiMapProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const looking = useRef<MapView>(undefined)
  const [chosenId, setChosenId] = useState<string>()
  const chosen = pois.find(({ poiId }) => poiId === chosenId) ?? pois[0]
  const [moved, setMoved] = useState<{ readonly to: MapView; readonly of: typeof pois }>()
  const [me, setMe] = useState<Spot>()
  const [said, setSaid] = useState('')
  const first = useMemo(() => placeAndNeighbours(pois[0], pois, size), [pois, size])
  const move = useCallback((to: MapView) => setMoved({ to, of: pois }), [pois])
  const choose = useCallback(
    (poi: Poi) => {
      setChosenId(poi.poiId)
      const view = looking.current
      if (view && !isSeen(offsetIn(view, poi), size)) move(placeAndNeighbours(poi, pois, size))
    },
    [pois, size, move],
  )
  const find = async () => {
    const spot = await ownPosition()
    setMe(spot)
    if (!spot) return setSaid('没有拿到您的位置：请在手机或浏览器里允许定位，再点一次')
    const far = metresBetween(spot, chosen)
    setSaid(`${chosen.poiName}距您 ${distanceText(far)}`)
    if (far <= AROUND) move(bothOf(spot, chosen, size))
  }
  return (
    <div className={styles.map} ref={frame}>
      <MovingMap map={map} label="度假地图" target={moved?.of === pois ? moved.to : first} looking={looking}>
        {(view) => (
          <>
            <ul className={styles.pins} aria-label="地图上的地点">
              {pois.map((poi) => (
                <PlacePin key={poi.poiId} {...{ poi, view, size }} isChosen={poi === chosen} onChoose={choose} />
              ))}
            </ul>
            {me && <Me view={view} spot={me} />}
            <ZoomButtons view={view} onZoom={move} />
          </>
        )}
      </MovingMap>
      <p className={styles.tools}>
        <button type="button" className={styles.find} onClick={() => void find()}>
          <Icon name="location" />
          我的位置
        </button>
        <output className={styles.said} data-empty={said === '' || undefined}>
          {said}
        </output>
      </p>
      <Strip {...{ pois, chosen, time, addressOf, level, onPress }} onChoose={choose} />
    </div>
  )
}

function useSize(frame: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState(FIRST)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      const [width, height] = [Math.round(entry.contentRect.width), Math.round(entry.contentRect.height)]
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame])
  return size
}

/** Where the shopper is. */
function Me({ view, spot }: { readonly view: MapView; readonly spot: Spot }): ReactNode {
  const dot = useAt<HTMLSpanElement>(view, spot)
  return <span ref={dot} className={styles.me} />
}

interface PlacePinProps {
  readonly poi: Poi
  readonly view: MapView
  readonly size: Size
  readonly isChosen: boolean
  readonly onChoose: (poi: Poi) => void
}

function PlacePin({ poi, view, size, isChosen, onChoose }: PlacePinProps): ReactNode {
  const spot = useAt<HTMLLIElement>(view, poi)
  return (
    <li
      ref={spot}
      className={styles.spot}
      hidden={!isSeen(offsetIn(view, poi), size)}
      data-chosen={isChosen || undefined}
    >
      <button type="button" className={styles.pin} aria-pressed={isChosen} onClick={() => onChoose(poi)}>
        <span className={styles.face}>
          <KindIcon kind={poi.poiType} />
        </span>
        <span className="visually-hidden">
          {poi.poiType} {poi.poiName}
        </span>
      </button>
    </li>
  )
}

interface StripProps extends Omit<PoiMapProps, 'map'> {
  readonly chosen: Poi
  readonly onChoose: (poi: Poi) => void
}

/** ms without scrolling after which the strip stands still. */
const STILL = 120

/** One card at a time. The one that comes to stand in the middle is chosen. */
function Strip({ pois, chosen, onChoose, time, addressOf, level, onPress }: StripProps): ReactNode {
  const strip = useRef<HTMLUListElement>(null)
  const still = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isReduced = useReducedMotion()
  useEffect(() => {
    const list = strip.current
    const card = list?.children[pois.indexOf(chosen)]
    if (!list || !(card instanceof HTMLElement)) return
    const left = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2
    list.scrollTo({ left, behavior: isReduced ? 'instant' : 'smooth' })
  }, [pois, chosen, isReduced])
  useEffect(() => () => clearTimeout(still.current), [])
  const settle = () => {
    const list = strip.current
    const poi = list && pois[middleOf(list)]
    if (poi && poi !== chosen) onChoose(poi)
  }
  const wait = () => {
    clearTimeout(still.current)
    still.current = setTimeout(settle, STILL)
  }
  const Heading = `h${level}` as const
  return (
    <ul className={styles.strip} ref={strip} onScroll={wait} aria-label="地点">
      {keyed(pois, ({ poiId }) => poiId).map(([poi, key]) => (
        <li key={key} className={styles.item} data-chosen={poi === chosen || undefined}>
          <Card className={styles.card}>
            <Picture className={styles.picture} src={poi.themePicUri} alt="" shape="tile" sizes="88px" />
            <div className={styles.words}>
              <Heading className={styles.name}>
                <Link
                  target={addressTarget(addressOf(poi))}
                  className={cardLink}
                  onPress={() => onPress(poi)}
                  {...words(poi.poiName)}
                />
              </Heading>
              <p className={styles.summary}>{poi.summary}</p>
              <p className={styles.facts}>
                <OpenState openTime={poi.openTime} time={time} />
              </p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** Which of the cards is the nearest to the middle. */
function middleOf(list: HTMLElement): number {
  const middle = list.scrollLeft + list.clientWidth / 2
  const away = [...list.children].map((card) =>
    card instanceof HTMLElement ? Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle) : Infinity,
  )
  return away.indexOf(Math.min(...away))
}
