import { SHOP_BASE } from '../../schemas/page/route.ts'
import { type ActionCatalogue, type ActionTools, type EngineActions, STOP } from '../kit/action.ts'
import { contentTarget } from '../domain/visit/content-target.ts'
import { loaders } from './code/action-loaders.ts'
import { loadChunk } from './code/chunk.ts'
import { plainActions } from '../engine/core/plain-actions.ts'
import type { Submission } from '../engine/react/submitted.ts'

/** A5: a quick entry, or any content, that leads nowhere yet. */
const NOT_OPEN = '该服务暂未开放，敬请期待'
/** A5, B5: neither a service mode nor an app key, nor (A6) a messaging address. */
const NO_SERVICE = '店铺未配置客服'

const submitCode = () => import('../engine/react/submitted.ts')

/** Code for the moment of its use: that it can't be had is told, since nothing that is told by it will be. */
const codeNow = <Code>(load: () => Promise<Code>, tools: ActionTools) =>
  loadChunk(load).catch((error: unknown) => {
    tools.toast('网络异常')
    throw error
  })

/** What sends something and tells how it goes. */
async function submitted(tools: ActionTools, what: Submission, send: () => Promise<unknown>) {
  const code = await codeNow(submitCode, tools)
  return code.submitted(tools, what, send)
}

/**
 * An action of a module, told like a `submit`: its `into` says how it goes; a refusal is always told by itself, and `stale` is loaded
 * again after it. Its code comes at the moment of its use.
 */
const moduleAction =
  (name: string, load: (typeof loaders)[string]) =>
  async ({ into, failText, stale, ...args }: SubmissionArgs, tools: ActionTools) => {
    const { default: run } = await codeNow(load, tools)
    return submitted(tools, { name, into, failText, stale, isTold: true }, async () => run(args, tools))
  }

/** What a page writes of an action of a module: beside its own arguments, those of every sending. */
type SubmissionArgs = Pick<Submission, 'into' | 'failText' | 'stale'> & Readonly<Record<string, unknown>>

const moduleActions: ActionCatalogue = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, moduleAction(name, load)]),
)

/** The code of every action of the engine that a page may call (schemas/page/action.ts says what each takes). */
export const actions: EngineActions = {
  ...plainActions,
  'open-content': ({ content }, tools) => {
    const target = contentTarget(content)
    if (target.kind === 'none') tools.toast(NOT_OPEN)
    else if (target.to) tools.navigate(target.to)
  },
  submit({ endpoint, with: args = {}, loading, ...what }, tools) {
    return submitted(tools, { name: endpoint, ...what }, () => tools.call(endpoint, args, loading))
  },
  'channel-login': ({ redirect }, tools) => tools.channelLogin(redirect),
  logout: ({ to }, tools) => tools.logout(to ?? '/'),
  'online-service'({ service, product }, tools) {
    if (!service.serviceMode && !service.mqAppKey && !service.mqUrl) return tools.toast(NO_SERVICE)
    return tools.requireLogin() ? tools.onlineService(service, product) : STOP
  },
  share: ({ to, ...what }, tools) =>
    tools.share({ ...what, url: to ? new URL(`${SHOP_BASE}${to}`, tools.here()).href : tools.here() }),
}

/** The code of every action that a page may call. */
export const catalogue: ActionCatalogue = { ...moduleActions, ...actions }
