import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { aerial } from './aerial.ts'
import { atolls } from './atolls.ts'
import { jetty } from './jetty.ts'
import { stilts } from './stilts.ts'

const motifs: Readonly<Record<Motifs['lagoon'], (c: Canvas) => string>> = { stilts, aerial, jetty, atolls }

/** Shallow turquoise water with villas, jetties and islets. */
export const lagoon = (c: Canvas, motif: Motifs['lagoon']) => motifs[motif](c)
