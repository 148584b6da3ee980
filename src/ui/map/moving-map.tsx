import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { mapDataAddress } from '../../domain/map/map-address.ts'
import type { MapView } from '../../domain/map/mercator.ts'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import type { LiveMap, MapData } from './live-map.ts'
import styles from './map.module.css'
import { StillMap } from './still-map.tsx'

interface MovingMapProps {
  readonly map: string
  readonly label: string
  /** Where it is asked to look. */
  readonly target: MapView
  /** Is told where it looks. */
  readonly looking?: RefObject<MapView | undefined>
  /** What lies on it, by where it looks now. */
  readonly children?: (view: MapView) => ReactNode
}

/** A map that can be moved. Before its code has come, and where there is no WebGL, the still picture stands in its place. */
export function MovingMap({ map, label, target, looking, children }: MovingMapProps): ReactNode {
  const holder = useRef<HTMLDivElement>(null)
  const live = useRef<LiveMap>(undefined)
  const asked = useRef(target)
  const [shown, setShown] = useState<MapView>()
  const isReduced = useReducedMotion()
  useEffect(() => {
    let isLeft = false
    const start: Start = (draw, data) =>
      isLeft || !holder.current
        ? undefined
        : draw(holder.current, data, { label, view: asked.current, onMove: setShown })
    void begin(map, start).then((started) => {
      if (isLeft) started?.stop()
      else live.current = started
      started?.moveTo(asked.current, false)
    })
    return () => {
      isLeft = true
      live.current?.stop()
      live.current = undefined
    }
  }, [map, label])
  useEffect(() => {
    asked.current = target
    live.current?.moveTo(target, !isReduced)
  }, [target, isReduced])
  const view = shown ?? target
  useEffect(() => {
    if (looking) looking.current = view
  }, [looking, view])
  return (
    <div className={styles.frame}>
      {!shown && <StillMap {...{ map, label }} view={target} />}
      <div ref={holder} className={styles.live} data-shown={shown && ''} />
      {children?.(view)}
    </div>
  )
}

type LiveMapCode = typeof import('./live-map.ts')
type Draw =
  Parameters<LiveMapCode['startLiveMap']> extends [unknown, ...infer Rest] ? (...rest: Rest) => LiveMap : never
type Start = (draw: Draw, data: MapData) => LiveMap | undefined

/** Undefined where the browser can't, something does not come, or nobody waits for it any more. */
async function begin(map: string, start: Start): Promise<LiveMap | undefined> {
  // The server has no use for the library.
  if (import.meta.env.SSR || !document.createElement('canvas').getContext('webgl2')) return undefined
  try {
    const { loadLibrary, startLiveMap } = await import('./live-map.ts')
    const [library, reply] = await Promise.all([loadLibrary(), fetch(mapDataAddress(map))])
    return reply.ok ? start((...rest) => startLiveMap(library, ...rest), await reply.json()) : undefined
  } catch {
    return undefined
  }
}
