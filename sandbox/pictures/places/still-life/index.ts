import type { Canvas } from '../../canvas.ts'
import type { Motifs } from '../../scene.ts'
import { ceramic } from './ceramic.ts'
import { gift } from './gift.ts'
import { plush } from './plush.ts'
import { snacks } from './snacks.ts'
import { tea } from './tea.ts'
import { blueTowel, sandTowel, towel } from './towel.ts'

const motifs: Readonly<Record<Motifs['still-life'], (c: Canvas) => string>> = {
  tea,
  towel,
  'towel-blue': blueTowel,
  'towel-sand': sandTowel,
  plush,
  gift,
  ceramic,
  snacks,
}

/** Souvenirs on a table in soft light. */
export const stillLife = (c: Canvas, motif: Motifs['still-life']) => motifs[motif](c)
