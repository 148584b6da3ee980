import { useState, type ReactNode } from 'react'
import { mapsAppAddress } from '../../src/domain/map/map-address.ts'
import type { Spot } from '../../src/domain/map/mercator.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ButtonLink } from '../../src/ui/button/index.tsx'
import { Card } from '../../src/ui/card/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { placeView } from '../../src/ui/map/place-view.ts'
import { StillMap } from '../../src/ui/map/still-map.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import styles from './place-map.module.css'
import type { PlaceMapProps } from './props.schema.ts'

/** B2.9 map and storeInformation: where something is, on the shop's own map. */
export default function PlaceMap(props: PlaceMapProps & WidgetTools): ReactNode {
  const { name, map, address, longitude, latitude, company, mapText, headingLevel } = { ...defaults, ...props }
  const Heading = `h${headingLevel}` as const
  const spot = longitude === undefined || latitude === undefined ? undefined : { longitude, latitude }
  return (
    <div className={styles.place}>
      <Card>
        {spot && <PlaceOnMap {...{ map, name, spot }} />}
        <div className={styles.words}>
          <Heading className={styles.name} {...words(name)} />
          {company && <p className={styles.company}>{company}</p>}
          <ul className={styles.facts}>
            {address && <Address {...props} address={address} />}
            <Phone {...props} />
          </ul>
          {spot && (
            <p className={styles.open}>
              <ButtonLink target={addressTarget(mapsAppAddress(name, spot))}>{mapText}</ButtonLink>
            </p>
          )}
        </div>
      </Card>
    </div>
  )
}

interface PlaceOnMapProps {
  readonly map: string
  readonly name: string
  readonly spot: Spot
}

const loadMap = () => import('./near-map.tsx')

/** A picture of what is around the place, which moves once somebody wants it to. */
function PlaceOnMap({ map, name, spot }: PlaceOnMapProps): ReactNode {
  const [isMoving, setMoving] = useState(false)
  const { Part, fetch } = useLazyPart(loadMap)
  const move = () => {
    setMoving(true)
    fetch()
  }
  const label = `${name}周围的地图`
  return (
    <div className={styles.map}>
      {isMoving && Part ? (
        <Part {...{ map, label, spot }} />
      ) : (
        <>
          <StillMap {...{ map, label }} view={placeView(spot)} hasPin />
          <button type="button" className={styles.move} onClick={move}>
            移动地图
          </button>
        </>
      )}
    </div>
  )
}

function Address(props: PlaceMapProps & WidgetTools & { readonly address: string }): ReactNode {
  const { address, copyText = defaults.copyText, emit } = props
  return (
    <li className={styles.fact}>
      <Icon name="location" />
      <span className={styles.text}>{address}</span>
      <button type="button" className={styles.act} onClick={() => emit('copy', { text: address })}>
        {copyText}
      </button>
    </li>
  )
}

function Phone({ telephone, hours }: PlaceMapProps): ReactNode {
  if (!telephone && !hours) return null
  return (
    <li className={styles.fact}>
      <ServiceIcon name={telephone ? 'phone' : 'clock'} />
      <span className={styles.text}>
        {telephone}
        {hours && <span className={styles.hours}>{hours}</span>}
      </span>
      {telephone && (
        <Link target={addressTarget(`tel:${telephone.replace(/[^\d+]/g, '')}`)} className={styles.act}>
          拨打电话
        </Link>
      )}
    </li>
  )
}
