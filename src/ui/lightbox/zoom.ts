/** How a picture is shown in the full-screen preview: how much larger, and moved by how many CSS pixels from its middle. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }

const LARGEST = 4

interface Size {
  readonly width: number
  readonly height: number
}

/** The picture no smaller than the screen, no larger than four times, and never moved out of it. */
export function held({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const fit = Math.min(LARGEST, Math.max(1, scale))
  if (fit === 1) return WHOLE
  const most = (side: number) => (side * (fit - 1)) / 2
  return { scale: fit, x: clamp(x, most(width)), y: clamp(y, most(height)) }
}

/** Larger or smaller about a point (CSS pixels from the middle of the screen), which stays where it is. */
export function zoomedAt(zoom: Zoom, factor: number, point: { readonly x: number; readonly y: number }): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor))
  const ratio = scale / zoom.scale
  return { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))
