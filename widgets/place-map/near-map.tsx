import { useMemo, useState, type ReactNode } from 'react'
import type { MapView, Spot } from '../../src/domain/map/mercator.ts'
import { MovingMap } from '../../src/ui/map/moving-map.tsx'
import { Pin } from '../../src/ui/map/pin.tsx'
import { useAt } from '../../src/ui/map/use-at.ts'
import { placeView } from '../../src/ui/map/place-view.ts'
import { ZoomButtons } from '../../src/ui/map/zoom-buttons.tsx'
import styles from './place-map.module.css'

interface NearMapProps {
  readonly map: string
  readonly label: string
  readonly spot: Spot
}

/** The map around a place, to be moved. */
export default function NearMap({ map, label, spot }: NearMapProps): ReactNode {
  const first = useMemo(() => placeView(spot), [spot])
  const [target, setTarget] = useState(first)
  return (
    <MovingMap {...{ map, label, target }}>
      {(view) => (
        <>
          <PinAt view={view} spot={spot} />
          <ZoomButtons view={view} onZoom={setTarget} />
        </>
      )}
    </MovingMap>
  )
}

function PinAt({ view, spot }: { readonly view: MapView; readonly spot: Spot }): ReactNode {
  const pin = useAt<SVGSVGElement>(view, spot)
  return (
    <svg ref={pin} className={styles.pin} aria-hidden="true">
      <Pin />
    </svg>
  )
}
