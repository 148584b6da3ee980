import type { Canvas } from './canvas.ts'
import { framing } from './plants.ts'
import type { Foreground } from './scene.ts'
import { at, facing } from './svg.ts'
import { boat, lantern, parasol, suitcase, surfboard } from './things.ts'

const draw: Readonly<Record<Foreground, (c: Canvas) => string>> = {
  none: () => '',
  leaves: framing,
  parasol: (c) => at(c.w * (c.side < 0 ? 0.76 : 0.24), 560, facing(-c.side, parasol(c)), 1.25),
  boat: (c) => at(c.w * (c.side < 0 ? 0.68 : 0.32), 505, facing(c.side, boat(c)), 1.15),
  lantern: (c) =>
    [0, 1, 2]
      .map((i) =>
        at(c.w * (c.side < 0 ? 0.95 - i * 0.1 : 0.05 + i * 0.1), -10, lantern(c, 110 - i * 34), 1.25 - i * 0.2),
      )
      .join(''),
  suitcase: (c) => at(c.w * (c.side < 0 ? 0.8 : 0.2), 572, suitcase(c), 1.1),
  surfboard: (c) => at(c.w * (c.side < 0 ? 0.8 : 0.2), 588, surfboard(c), 1.1, c.side < 0 ? 9 : -9),
}

/** The thing close to the eye, set aside from the light so that it never hides it. */
export function foreground(c: Canvas): string {
  return draw[c.scene.foreground](c)
}
