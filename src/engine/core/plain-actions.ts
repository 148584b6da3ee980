import { type EngineActions, STOP } from '../../kit/action.ts'
import { zhCopyWords } from '../words/zh.ts'

/** The code of the actions that need nothing beside their tools (schemas/page/action.ts says what each takes). */
export const plainActions = {
  navigate: ({ to, ...how }, tools) => tools.navigate(to, how),
  back: ({ fallback }, tools) => tools.back(fallback ?? '/'),
  toast: ({ text, seconds, late }, tools) => tools.toast(text, seconds && seconds * 1000, late),
  'set-state': ({ key, to }, tools) => tools.setState(key, to),
  'set-query': ({ key, to, values }, tools) => tools.setQuery(key ? { ...values, [key]: to } : { ...values }),
  'load-more': ({ data }, tools) => tools.loadMore(data),
  reload: ({ data }, tools) => tools.reload(data),
  'scroll-to': ({ block }, tools) => tools.scrollToBlock(block),
  'open-popup': ({ popup }, tools) => tools.openPopup(popup),
  'close-popup': (_args, tools) => tools.closePopup(),
  ask: async (question, tools) => ((await tools.ask(question)) ? undefined : STOP),
  'copy-text': async ({ text }, tools) => {
    const { copied, notCopied } = zhCopyWords
    tools.toast((await tools.copyText(text)) ? copied : notCopied)
  },
  'require-login': (_args, tools) => (tools.requireLogin() ? undefined : STOP),
  track: ({ event, data }, tools) => tools.track(event, data),
} satisfies Partial<EngineActions>
