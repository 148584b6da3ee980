import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ButtonLink } from '../../src/ui/button/index.tsx'
import { Card } from '../../src/ui/card/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import { drawnMap, mapAddress, type Spot } from './map-address.ts'
import styles from './place-map.module.css'
import type { PlaceMapProps } from './props.schema.ts'

/** B2.9 map and storeInformation: where something is, on a map that the shop draws itself. */
export default function PlaceMap(props: PlaceMapProps & WidgetTools): ReactNode {
  const { name, address, longitude, latitude, company, mapText, headingLevel } = { ...defaults, ...props }
  const Heading = `h${headingLevel}` as const
  const spot = longitude === undefined || latitude === undefined ? undefined : { longitude, latitude }
  return (
    <div className={styles.place}>
      <Card>
        {spot && <DrawnMap spot={spot} name={name} />}
        <div className={styles.words}>
          <Heading className={styles.name} {...words(name)} />
          {company && <p className={styles.company}>{company}</p>}
          <ul className={styles.facts}>
            {address && <Address {...props} address={address} />}
            <Phone {...props} />
          </ul>
          {spot && (
            <p className={styles.open}>
              <ButtonLink target={addressTarget(mapAddress(name, spot))}>{mapText}</ButtonLink>
            </p>
          )}
        </div>
      </Card>
    </div>
  )
}

function DrawnMap({ spot, name }: { readonly spot: Spot; readonly name: string }): ReactNode {
  const { coast, streets } = drawnMap(spot)
  return (
    <svg className={styles.map} viewBox="0 0 360 200" role="img" aria-label={`${name}的示意地图`}>
      <path className={styles.land} d="M0 0H360V200H0Z" />
      <path className={styles.sea} d={coast} />
      {streets.map((street) => (
        <path key={street} className={styles.street} d={street} />
      ))}
      <circle className={styles.halo} cx="180" cy="100" r="22" />
      <path className={styles.pin} d="M180 104c9-9 14-16 14-23a14 14 0 0 0-28 0c0 7 5 14 14 23z" />
      <circle className={styles.eye} cx="180" cy="81" r="5" />
    </svg>
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
