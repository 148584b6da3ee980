import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { ActionTools, LateNews, LateWay } from '../../kit/action.ts'
import type { App } from '../app.ts'
import { loadChunk } from '../code/chunk.ts'
import { chunks } from '../code/chunks.ts'
import { hereInShop } from '../navigation/here.ts'

const nothing = () => undefined

/** How long a word with a link stays, in ms: it is read, and then reached for. */
const LATE_WORD = 8000

const pathOf = (address: string) => address.split(/[?#]/, 1)[0]

interface LateAnswers {
  readonly isLeft: () => boolean
  readonly unlessLeft: (act: () => void) => void
  /** Does something on its page: where that was left, as soon as somebody is back. */
  readonly onPage: (act: () => void) => void
  /** Tells who left where they are; false if nobody did, or there is no such word. */
  readonly toldLate: (text: string, late: LateWay | undefined) => boolean
  /** A word on its page, or with its link to who left that. */
  readonly toast: ActionTools['toast']
  /**
   * Waits for an answer, under these words, and tells who has left by then that it is done. Actions that have led elsewhere themselves, and send
   * something from there, are left by nobody: who is back by its answer may go on.
   */
  readonly under: <Reply>(ask: () => Promise<Reply>, words?: string, late?: LateNews) => Promise<Reply>
}

/**
 * What follows from an answer moves nobody who has left its page meanwhile, and what waits for it covers no other page. What it did is shown
 * to who comes back to that page.
 */
export function lateAnswers(
  app: Pick<App, 'go' | 'history' | 'loading' | 'toast' | 'entry' | 'isHere' | 'refresh' | 'overlaySteps' | 'frame'>,
): LateAnswers {
  const { history, loading } = app
  const view = () => history.step().key
  /** Where something was asked that was answered after that was left. */
  let left: string | undefined
  const isLeft = () => (left ?? view()) !== view()
  const onPage = (act: () => void) => {
    if (!isLeft()) return act()
    const unlisten = history.listen(() => {
      if (isLeft()) return
      unlisten()
      // Everybody else has heard of the way back by then.
      queueMicrotask(act)
    })
  }
  const own = pathOf(hereInShop())
  const isAt = (to: string) => pathOf(hereInShop()) === pathOf(to)
  /** Who is where the way leads already sees what came of it there: that page was asked for before. */
  const tell = (text: string, { button, to }: LateWay) => {
    if (!isAt(to)) return app.toast(text, LATE_WORD, { text: button, href: SHOP_BASE + to })
    app.toast(text)
    const anew = () => app.go(hereInShop(), { replace: true })
    const page = app.isHere() && app.entry()
    if (!page) return anew()
    loadChunk(chunks.renew)
      .then(({ renewPage }) => renewPage(page, app))
      // The page that was left may be on the screen for a moment yet.
      .then((isRenewed) => isRenewed || !isAt(to) || anew())
      .catch(nothing)
  }
  const toldLate = (text: string, late: LateWay | undefined) => {
    // It may have been left before anything was asked: while the code of what was tapped came.
    if (!late || !(isLeft() || (isAt(late.to) && own !== pathOf(late.to)))) return false
    tell(text, late)
    return true
  }
  return {
    isLeft,
    unlessLeft: (act) => isLeft() || act(),
    onPage,
    toldLate,
    toast(text, ms, late) {
      if (!toldLate(text, late)) onPage(() => app.toast(text, ms))
    },
    async under(ask, words, late) {
      const from = left ?? view()
      const to = hereInShop()
      const done = words === undefined ? nothing : loading(words)
      const unlisten = history.listen(() => from === view() || done())
      try {
        const reply = await ask()
        if (late && from !== view()) tell(late.title, { to, ...late })
        return reply
      } finally {
        unlisten()
        done()
        if (from === view()) left = undefined
        else if (own === pathOf(to)) left = from
      }
    },
  }
}
