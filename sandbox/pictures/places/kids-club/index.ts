import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { balloons } from './balloons.ts'
import { playground } from './playground.ts'
import { treehouse } from './treehouse.ts'

const motifs: Readonly<Record<Motifs['kids-club'], (c: Canvas) => string>> = { playground, treehouse, balloons }

/** Where children play. */
export const kidsClub = (c: Canvas, motif: Motifs['kids-club']) => motifs[motif](c)
