import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { bath } from './bath.ts'
import { corner } from './corner.ts'
import { deck } from './deck.ts'
import { lounge } from './lounge.ts'

const motifs: Readonly<Record<Motifs['ocean-suite'], (c: Canvas) => string>> = { bath, lounge, corner, deck }

/** Large suites open to the sea. */
export const oceanSuite = (c: Canvas, motif: Motifs['ocean-suite']) => motifs[motif](c)
