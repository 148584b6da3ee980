import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { barn } from './barn.ts'
import { orchard } from './orchard.ts'
import { terraces } from './terraces.ts'

const motifs: Readonly<Record<Motifs['farm'], (c: Canvas) => string>> = { terraces, barn, orchard }

/** Fields, orchards and animals. */
export const farm = (c: Canvas, motif: Motifs['farm']) => motifs[motif](c)
