import type { EngineActions } from '../../kit/action.ts'
import { plainActions } from '../core/plain-actions.ts'
import type { siteActionNames } from '../core/site-action-names.ts'
import { documentWords } from './document-site.ts'
import { submitted } from './submitted.ts'

/** The code of the engine's actions that a site has without an app of its own. */
export const siteActions = {
  ...plainActions,
  async 'copy-text'({ text }, tools) {
    const { copied, notCopied } = documentWords()
    tools.toast((await tools.copyText(text)) ? copied : notCopied)
  },
  submit: ({ endpoint, with: args = {}, loading, ...what }, tools) =>
    submitted(tools, { name: endpoint, ...what }, () => tools.call(endpoint, args, loading)),
} satisfies Pick<EngineActions, (typeof siteActionNames)[number]>
