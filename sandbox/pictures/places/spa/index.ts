import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { bath } from './bath.ts'
import { spaPavilion } from './spa-pavilion.ts'
import { stones } from './stones.ts'

const motifs: Readonly<Record<Motifs['spa'], (c: Canvas) => string>> = { stones, bath, pavilion: spaPavilion }

/** Quiet places for body and mind. */
export const spa = (c: Canvas, motif: Motifs['spa']) => motifs[motif](c)
