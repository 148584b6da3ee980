import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { canal } from './canal.ts'
import { pagodaHill } from './pagoda-hill.ts'
import { rooftops } from './rooftops.ts'
import { street } from './street.ts'

const motifs: Readonly<Record<Motifs['old-town'], (c: Canvas) => string>> = {
  canal,
  street,
  pagoda: pagodaHill,
  rooftops,
}

/** Canals, lanes, pagodas and roofs of an old water town. */
export const oldTown = (c: Canvas, motif: Motifs['old-town']) => motifs[motif](c)
