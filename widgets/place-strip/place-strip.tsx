import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { placeView } from '../../src/ui/map/place-view.ts'
import { StillMap } from '../../src/ui/map/still-map.tsx'
import { defaults } from './defaults.ts'
import styles from './place-strip.module.css'
import type { PlaceStripProps } from './props.schema.ts'

/** Where something is, at a glance; the page of its map says more. */
export default function PlaceStrip(props: PlaceStripProps & WidgetTools): ReactNode {
  const { longitude, latitude, to, address, text, map } = { ...defaults, ...props }
  return (
    <div className={styles.place}>
      <Card>
        <div className={styles.map}>
          <StillMap map={map} view={placeView({ longitude, latitude })} hasPin />
        </div>
        <p className={styles.row}>
          <Link target={addressTarget(to)} className={`${styles.text} ${cardLink}`}>
            {text}
          </Link>
          {address && <span className={styles.address}>{address}</span>}
          <span className={styles.icon}>
            <Icon name="chevron" />
          </span>
        </p>
      </Card>
    </div>
  )
}
