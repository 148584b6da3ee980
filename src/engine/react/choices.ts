type KeepChoices = (place: Element) => ((done?: () => void) => void) | undefined

let keep: KeepChoices | undefined

/**
 * Fetches what keeps choices that are made before blocks are alive, where the page has a field at all; to be waited for before the page hydrates.
 * Rejects when it can't be had: then such choices are lost.
 */
export async function hearChoices(): Promise<void> {
  if (!document.querySelector('input,select,textarea')) return
  const late = await import('./late-choices.ts')
  late.hearChoices()
  keep = late.keepChoices
}

/**
 * What was ticked, typed or chosen in a block before it was alive. React takes the server's fields over with what they hold, and tells nobody: with
 * the next render it would be gone. To be called as soon as the fields are React's, before anything renders again.
 * @returns tells it, once, and then calls `done`; undefined: nothing was
 */
export const keepChoices: KeepChoices = (place) => keep?.(place)
