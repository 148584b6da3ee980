import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { courtyard } from './courtyard.ts'
import { hillside } from './hillside.ts'
import { infinity } from './infinity.ts'
import { thatchVilla } from './thatch-villa.ts'

const motifs: Readonly<Record<Motifs['pool-villa'], (c: Canvas) => string>> = {
  infinity,
  courtyard,
  thatch: thatchVilla,
  hillside,
}

/** Villas with a pool of their own. */
export const poolVilla = (c: Canvas, motif: Motifs['pool-villa']) => motifs[motif](c)
