import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { crescent } from './crescent.ts'
import { harbour } from './harbour.ts'
import { islands } from './islands.ts'
import { lighthouseBay } from './lighthouse-bay.ts'
import { lost } from './lost.ts'
import { shoreOnly } from './shore-only.ts'
import { surf } from './surf.ts'

const motifs: Readonly<Record<Motifs['bay'], (c: Canvas) => string>> = {
  islands,
  crescent,
  lighthouse: lighthouseBay,
  surf,
  harbour,
  shore: shoreOnly,
  lost,
}

/** Open sea seen from the shore. */
export const bay = (c: Canvas, motif: Motifs['bay']) => motifs[motif](c)
