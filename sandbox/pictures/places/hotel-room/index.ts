import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { attic } from './attic.ts'
import { balcony } from './balcony.ts'
import { bedroom } from './bedroom.ts'
import { family } from './family.ts'
import { tatami } from './tatami.ts'

const motifs: Readonly<Record<Motifs['hotel-room'], (c: Canvas) => string>> = {
  bed: bedroom,
  balcony,
  family,
  attic,
  tatami,
}

/** Rooms with a view. */
export const hotelRoom = (c: Canvas, motif: Motifs['hotel-room']) => motifs[motif](c)
