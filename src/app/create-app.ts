import { createToasts } from '../ui/toast/toasts.ts'
import type { App, Frame, LoginFlow } from './app.ts'
import { createDocumentClock } from './clock.ts'
import { lazyCalls } from './calls/lazy-calls.ts'
import { loadChunk } from './code/chunk.ts'
import { chunks } from './code/chunks.ts'
import { createHistory } from './navigation/history.ts'
import { createNavigator } from './navigation/navigator.ts'
import { createOverlaySteps } from './navigation/overlay-steps.ts'
import { createShownPage } from './navigation/shown-page.ts'
import { createOverPage } from './page/over-page.ts'

/** Makes the running shop of a document, once. */
export function createApp(window: Window): App {
  const history = createHistory(window)
  const overlaySteps = createOverlaySteps(history)
  const frame = createFrame()
  const { toasts, over, shownPage } = frame
  const calls = lazyCalls(() => app)
  let flow: LoginFlow | undefined
  const app: App = {
    ...createNavigator({ history, overlaySteps, call: calls.call, toast: toasts.show }),
    ...calls,
    ...shownPage,
    ...over,
    clock: createDocumentClock(),
    history,
    overlaySteps,
    frame,
    toast: toasts.show,
    loading(text) {
      // Without its code, as without a network, the page goes on without these words, and asks for it again the next time.
      const begun = loadChunk(chunks.overlay).then(
        ({ beginLoading }) => {
          over.willLoad()
          return beginLoading(text)
        },
        () => () => undefined,
      )
      return () => void begun.then((done) => done())
    },
    login: async () => {
      const { createLoginFlow } = await loadChunk(chunks.login)
      return (flow ??= createLoginFlow(app))
    },
  }
  return app
}

export const createFrame = (): Frame => ({
  toasts: createToasts(),
  over: createOverPage(),
  shownPage: createShownPage(),
})
