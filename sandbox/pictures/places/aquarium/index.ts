import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { jellyfish } from './jellyfish.ts'
import { reef } from './reef.ts'
import { tunnel } from './tunnel.ts'
import { whaleShark } from './whale-shark.ts'

const motifs: Readonly<Record<Motifs['aquarium'], (c: Canvas) => string>> = {
  'whale-shark': whaleShark,
  jellyfish,
  tunnel,
  reef,
}

/** Under the sea, behind glass. */
export const aquarium = (c: Canvas, motif: Motifs['aquarium']) => motifs[motif](c)
