import type { ValuePreview } from '../../studio/canvas/protocol.ts'
import type { PageStore } from '../../engine/react/page-store.ts'
import { partOf, previewValue } from './preview-value.ts'

type Told = readonly (readonly [text: string, told: ValuePreview])[]

/** Tells what texts give on the page that is on the screen, and again when it gives something else. It reads, and changes nothing. */
export interface ValueWatch {
  /** These from now on, in place of those before. */
  readonly watch: (texts: readonly string[]) => void
  /** The page is another. */
  readonly follow: () => void
}

/**
 * @param store of the page on the screen
 * @param tell told what the texts give, in their order
 */
export function createValueWatch(store: () => PageStore, tell: (values: Told) => void): ValueWatch {
  let texts: readonly string[] = []
  let last = ''
  let stop = () => {}
  let isDue = false

  const say = () => {
    isDue = false
    const now = store()
    const values = texts.map((text) => [text, previewValue(text, now)] as const)
    const said = JSON.stringify(values)
    if (said === last) return
    last = said
    tell(values)
  }
  /** Data often come several at once: they are told together. */
  const saySoon = () => {
    if (isDue) return
    isDue = true
    queueMicrotask(say)
  }
  const follow = () => {
    stop()
    const now = store()
    const paths = texts.flatMap((text) => partOf(text, now).roots.map((root) => [root] as const))
    stop = now.subscribe(paths, saySoon)
    saySoon()
  }
  return {
    watch(next) {
      texts = next
      last = ''
      follow()
    },
    follow,
  }
}
