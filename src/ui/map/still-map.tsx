import type { ReactNode } from 'react'
import { stillAddress } from '../../domain/map/map-address.ts'
import type { MapView } from '../../domain/map/mercator.ts'
import styles from './map.module.css'
import { Pin } from './pin.tsx'

interface StillMapProps {
  /** The name of the shop's map. */
  readonly map: string
  /** Larger than its place: the middle of it is shown, pixel by pixel, however wide that is. */
  readonly view: MapView
  /** What a reader hears; without it the words beside it say enough. */
  readonly label?: string
  /** A pin stands in the middle. */
  readonly hasPin?: boolean
}

/** A part of the shop's map that stands still. It fills its place, and needs no script. */
export function StillMap({ map, view, label, hasPin }: StillMapProps): ReactNode {
  const { width, height } = view
  return (
    <svg className={styles.still} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <rect className={styles.ground} width="100%" height="100%" />
      <svg x="50%" y="50%" overflow="visible">
        <use href={stillAddress(map, view)} x={-width / 2} y={-height / 2} />
        {hasPin && <Pin />}
      </svg>
    </svg>
  )
}
