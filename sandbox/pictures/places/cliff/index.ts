import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { arch } from './arch.ts'
import { domes } from './domes.ts'
import { road } from './road.ts'
import { stacks } from './stacks.ts'

const motifs: Readonly<Record<Motifs['cliff'], (c: Canvas) => string>> = { domes, arch, road, stacks }

/** Steep coasts: white houses, arches, a winding road. */
export const cliff = (c: Canvas, motif: Motifs['cliff']) => motifs[motif](c)
