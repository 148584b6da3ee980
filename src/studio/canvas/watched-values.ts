import type { FromFrame, ToFrame, ValuePreview } from './protocol.ts'

/** ms in which what fields want to know is gathered into one message: a key is typed, a form opens. */
const GATHER = 80

/** What the fields of the form want to know of the page in the canvas, between them and the frame that knows it. */
export class WatchedValues {
  /** How many fields show each text. */
  readonly #wanted = new Map<string, number>()
  readonly #listeners = new Set<() => void>()
  #told: ReadonlyMap<string, ValuePreview> = new Map()
  #send: ((message: ToFrame) => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What a text gives now; undefined while nobody said. */
  readonly toldOf = (text: string): ValuePreview | undefined => this.#told.get(text)

  /** From now on what the text gives is told, until the way to stop is taken. */
  readonly watch = (text: string): (() => void) => {
    this.#wanted.set(text, (this.#wanted.get(text) ?? 0) + 1)
    this.#ask()
    return () => {
      const left = (this.#wanted.get(text) ?? 1) - 1
      if (left > 0) this.#wanted.set(text, left)
      else this.#wanted.delete(text)
      this.#ask()
    }
  }

  /** A frame is ready to be asked; gives the way to say that it is gone. */
  readonly attach = (send: (message: ToFrame) => void): (() => void) => {
    this.#send = send
    this.#ask()
    return () => {
      this.#send = undefined
      this.#take(new Map())
    }
  }

  readonly hear = (message: FromFrame): void => {
    // Another page of the shop is another document, which knows of no field.
    if (message.type === 'ready') this.#ask()
    if (message.type === 'values') this.#take(new Map(message.values))
  }

  #take(told: ReadonlyMap<string, ValuePreview>): void {
    this.#told = told
    for (const listener of this.#listeners) listener()
  }

  #ask(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#send?.({ type: 'watch', texts: [...this.#wanted.keys()] }), GATHER)
  }
}
