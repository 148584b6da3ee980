import { createCanvas, type Canvas } from './canvas.ts'
import { finish, veil } from './finish.ts'
import { foreground } from './foreground.ts'
import { places } from './places/index.ts'
import type { Place, SceneOf } from './scene.ts'
import { el } from './svg.ts'

function paint<P extends Place>(c: Canvas, scene: SceneOf<P>): string {
  return places[scene.place](c, scene.motif)
}

/**
 * The scene as an SVG document composed for width x height pixels.
 * @param phase moment of a film, 0 to 1; a still picture has 0.
 */
export function drawScene<P extends Place>(scene: SceneOf<P>, width: number, height: number, phase = 0): string {
  const c = createCanvas(scene as SceneOf<Place> as Canvas['scene'], width / height, phase)
  const body = paint(c, scene) + veil(c) + foreground(c) + finish(c)
  const frame = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${c.w.toFixed(2)} ${c.h}` }
  return el('svg', frame, c.defs.toString() + body)
}
