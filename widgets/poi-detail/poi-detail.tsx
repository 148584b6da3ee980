import { useRef, useState, type ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { distanceText } from '../../src/domain/distance.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { ButtonLink } from '../../src/ui/button/index.tsx'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { OpenState } from '../../src/ui/open-state/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Scroller } from '../../src/ui/scroller/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import { nearest } from './nearest.ts'
import styles from './poi-detail.module.css'
import type { PoiDetailProps } from './props.schema.ts'

export default function PoiDetail(props: PoiDetailProps & WidgetTools): ReactNode {
  const { poi, bookText, emit, headingLevel, isFirstView } = { ...defaults, ...props }
  const { poiName, poiType, summary, description, themePicUri, pictures, tags, productUrl } = poi
  const Heading = `h${headingLevel}` as const
  const Minor = headingLevel === 2 ? 'h3' : 'h4'
  const product = addressTarget(productUrl)
  return (
    <div className={styles.detail}>
      <Gallery name={poiName} pictures={[...new Set([themePicUri, ...pictures])]} isPriority={isFirstView} />
      <div className={styles.body}>
        <p className={styles.tags}>
          {keyed([poiType, ...tags], String).map(([tag, key]) => (
            <Tag key={key}>{tag}</Tag>
          ))}
        </p>
        <Heading className={styles.name} {...words(poiName)} />
        <p className={styles.summary}>{summary}</p>
        <Facts {...props} />
        <Minor className={styles.title}>介绍</Minor>
        {keyed(paragraphs(description), String).map(([text, key]) => (
          <p key={key} className={styles.paragraph}>
            {text}
          </p>
        ))}
        <Nearby {...props} />
      </div>
      {product.kind !== 'none' && (
        <ActionBar label="预订">
          <span className={styles.book} data-wide="">
            <ButtonLink target={product} onPress={() => emit('book', {})}>
              {bookText}
            </ButtonLink>
          </span>
        </ActionBar>
      )}
    </div>
  )
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((part) => part.trim() !== '')

/** The column is never wider than this. */
const SIZES = '(min-width: 672px) 672px, 100vw'

interface GalleryProps {
  readonly name: string
  readonly pictures: readonly string[]
  readonly isPriority: boolean
}

/** Pictures from edge to edge, one at a time; the counter follows the finger. */
function Gallery({ name, pictures, isPriority }: GalleryProps): ReactNode {
  const [at, setAt] = useState(0)
  const strip = useRef<HTMLUListElement>(null)
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
  }
  const many = pictures.length > 1
  return (
    <div className={styles.gallery}>
      <ul
        className={styles.strip}
        ref={strip}
        onScroll={follow}
        aria-label={`${name}的图片`}
        tabIndex={many ? 0 : undefined}
      >
        {keyed(pictures, String).map(([src, key], index) => (
          <li key={key} className={styles.slide}>
            <Picture
              src={src}
              alt={many ? `${name} ${index + 1}` : name}
              shape="card"
              sizes={SIZES}
              isPriority={isPriority && index === 0}
            />
          </li>
        ))}
      </ul>
      {many && (
        <p className={styles.counter} aria-hidden="true">
          {Math.min(at + 1, pictures.length)} / {pictures.length}
        </p>
      )}
    </div>
  )
}

/** When it is open, how to call, where it is. */
function Facts({ poi, emit, now }: PoiDetailProps & WidgetTools): ReactNode {
  const { openTime, tel, address } = poi
  const time = useMinute(now)
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <span className={styles.icon}>
          <ServiceIcon name="clock" />
        </span>
        <span className="visually-hidden">开放时间</span>
        <OpenState openTime={openTime} time={time} isWhole />
      </li>
      {tel && (
        <li className={styles.fact}>
          <span className={styles.icon}>
            <ServiceIcon name="phone" />
          </span>
          <span className={styles.text}>{tel}</span>
          <Link target={addressTarget(`tel:${tel.replace(/[^\d+]/g, '')}`)} className={styles.act}>
            拨打电话
          </Link>
        </li>
      )}
      <li className={styles.fact}>
        <span className={styles.icon}>
          <Icon name="location" />
        </span>
        <span className={styles.text}>{address}</span>
        <button type="button" className={styles.act} onClick={() => emit('copy', { text: address })}>
          复制地址
        </button>
      </li>
    </ul>
  )
}

/** Other places by how far they are. */
function Nearby(props: PoiDetailProps & WidgetTools): ReactNode {
  const { poi, nearby = [], nearbyTitle, nearbyMax, detailTo, emit } = { ...defaults, ...props }
  const found = nearest(poi, nearby, nearbyMax)
  if (found.length === 0) return null
  return (
    <section className={styles.nearby}>
      <SectionTitle level={3} title={nearbyTitle} />
      <Scroller label={nearbyTitle} item="card">
        {keyed(found, ({ poi: other }) => other.poiId).map(([{ poi: other, metres }, key]) => (
          <Card key={key}>
            <Picture className={styles.near} src={other.themePicUri} alt="" shape="card" sizes="256px" />
            <div className={styles.words}>
              <h4 className={styles.nearName}>
                <Link
                  target={addressTarget(`${detailTo}?poiId=${encodeURIComponent(other.poiId)}`)}
                  className={cardLink}
                  onPress={() => emit('select', { poi: other })}
                  {...words(other.poiName)}
                />
              </h4>
              <p className={styles.far}>
                {other.poiType} · 距这里 {distanceText(metres)}
              </p>
            </div>
          </Card>
        ))}
      </Scroller>
    </section>
  )
}
