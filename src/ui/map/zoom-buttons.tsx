import type { ReactNode } from 'react'
import type { MapView } from '../../domain/map/mercator.ts'
import styles from './map.module.css'

interface ZoomButtonsProps {
  readonly view: MapView
  readonly onZoom: (view: MapView) => void
}

/** As near as houses, and as far as an island with its sea. */
const [FURTHEST, NEAREST] = [11, 17]

/** Nearer and further away, for who has no two fingers to spare. */
export function ZoomButtons({ view, onZoom }: ZoomButtonsProps): ReactNode {
  const by = (step: number) => {
    const zoom = Math.min(NEAREST, Math.max(FURTHEST, Math.round(view.zoom + step)))
    onZoom({ ...view, zoom })
  }
  return (
    <p className={styles.zoom}>
      <button type="button" aria-label="放大地图" onClick={() => by(1)}>
        <Sign line="M12 6v12M6 12h12" />
      </button>
      <button type="button" aria-label="缩小地图" onClick={() => by(-1)}>
        <Sign line="M6 12h12" />
      </button>
    </p>
  )
}

const Sign = ({ line }: { readonly line: string }): ReactNode => (
  <svg className={styles.sign} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={line} />
  </svg>
)
