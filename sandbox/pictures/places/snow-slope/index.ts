import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { chalets } from './chalets.ts'
import { forest } from './forest.ts'
import { lift } from './lift.ts'
import { summit } from './summit.ts'

const motifs: Readonly<Record<Motifs['snow-slope'], (c: Canvas) => string>> = { lift, chalets, summit, forest }

/** Winter mountains. */
export const snowSlope = (c: Canvas, motif: Motifs['snow-slope']) => motifs[motif](c)
