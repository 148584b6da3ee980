import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { alley } from './alley.ts'
import { pier } from './pier.ts'
import { stalls } from './stalls.ts'

const motifs: Readonly<Record<Motifs['night-market'], (c: Canvas) => string>> = { stalls, alley, pier }

/** Stalls, lanterns and people after dark. */
export const nightMarket = (c: Canvas, motif: Motifs['night-market']) => motifs[motif](c)
