import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { bowl } from './bowl.ts'
import { castle } from './castle.ts'
import { river } from './river.ts'
import { slides } from './slides.ts'

const motifs: Readonly<Record<Motifs['water-park'], (c: Canvas) => string>> = { slides, bowl, castle, river }

/** Slides, pools and bathers. */
export const waterPark = (c: Canvas, motif: Motifs['water-park']) => motifs[motif](c)
