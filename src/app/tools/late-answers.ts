import type { App } from '../app.ts'

const nothing = () => undefined

interface LateAnswers {
  readonly isLeft: () => boolean
  readonly unlessLeft: (act: () => void) => void
  /** Does something on its page: where that was left, as soon as somebody is back. */
  readonly onPage: (act: () => void) => void
  /** Waits for an answer, under these words. */
  readonly under: <Reply>(words: string | undefined, ask: () => Promise<Reply>) => Promise<Reply>
}

/**
 * What follows from an answer moves nobody who has left its page meanwhile, and what waits for it covers no other page. What it did is shown
 * to who comes back to that page.
 */
export function lateAnswers({ history, loading }: Pick<App, 'history' | 'loading'>): LateAnswers {
  const view = () => history.step().key
  /** Where something was asked that was answered after that was left. */
  let left: string | undefined
  const isLeft = () => (left ?? view()) !== view()
  return {
    isLeft,
    unlessLeft: (act) => {
      if (!isLeft()) act()
    },
    onPage(act) {
      if (!isLeft()) return act()
      const unlisten = history.listen(() => {
        if (isLeft()) return
        unlisten()
        // Everybody else has heard of the way back by then.
        queueMicrotask(act)
      })
    },
    async under(words, ask) {
      const from = left ?? view()
      const done = words === undefined ? nothing : loading(words)
      const unlisten = history.listen(() => from === view() || done())
      try {
        return await ask()
      } finally {
        unlisten()
        done()
        left = from === view() ? undefined : from
      }
    },
  }
}
