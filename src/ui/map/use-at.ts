import { useLayoutEffect, useRef, type RefObject } from 'react'
import { type MapView, offsetIn, type Spot } from '../../domain/map/mercator.ts'

/** Moves an element, which stands in the middle of a map, to where a spot lies. No attribute may say it: the page's policy drops styles. */
export function useAt<Of extends HTMLElement | SVGElement>(view: MapView, spot: Spot): RefObject<Of | null> {
  const element = useRef<Of>(null)
  const { x, y } = offsetIn(view, spot)
  useLayoutEffect(() => {
    element.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`)
  }, [x, y])
  return element
}
