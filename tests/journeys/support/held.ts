/** Something that waits until the journey lets it go. */
export interface Held {
  readonly wait: Promise<void>
  readonly go: () => void
}

export function held(): Held {
  let go: () => void = () => undefined
  const wait = new Promise<void>((resolve) => {
    go = resolve
  })
  return { wait, go }
}
