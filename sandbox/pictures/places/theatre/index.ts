import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { acrobat } from './acrobat.ts'
import { curtainCall } from './curtain-call.ts'
import { lake } from './lake.ts'

const motifs: Readonly<Record<Motifs['theatre'], (c: Canvas) => string>> = { curtain: curtainCall, acrobat, lake }

/** Evenings on stage. */
export const theatre = (c: Canvas, motif: Motifs['theatre']) => motifs[motif](c)
