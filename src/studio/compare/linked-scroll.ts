import type { FromFrame, ToFrame } from '../canvas/protocol.ts'

export type SideName = 'left' | 'right'

/** CSS pixels that an arrow key scrolls. */
const STEP = 80

/** Two frames that are scrolled as one: where one goes, the other follows. */
export class LinkedScroll {
  readonly #sends = new Map<SideName, (message: ToFrame) => void>()
  #y = 0

  /** The frame shows its page; gives the way to say that it is gone. */
  join(side: SideName, send: (message: ToFrame) => void): () => void {
    this.#sends.set(side, send)
    send({ type: 'scroll', y: this.#y })
    return () => this.#sends.delete(side)
  }

  hear(side: SideName, message: FromFrame): void {
    if (message.type === 'scrolled') this.#follow(message.y, side)
    // While taps select, the frame leaves these keys to the studio.
    if (message.type === 'key' && message.pressed.key === 'ArrowDown') this.#follow(this.#y + STEP)
    if (message.type === 'key' && message.pressed.key === 'ArrowUp') this.#follow(Math.max(0, this.#y - STEP))
  }

  #follow(y: number, from?: SideName): void {
    this.#y = y
    for (const [side, send] of this.#sends) if (side !== from) send({ type: 'scroll', y })
  }
}
