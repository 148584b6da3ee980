import { SHOP_BASE } from '../../schemas/page/route.ts'
import type { ActionCatalogue } from '../kit/action.ts'
import { contentTarget } from '../domain/content-target.ts'

/** A5: a quick entry, or any content, that leads nowhere yet. */
const NOT_OPEN = '该服务暂未开放，敬请期待'

/** The code of every action that a page may call (schemas/page/action.ts says what each takes). */
export const actions: ActionCatalogue = {
  navigate: ({ to, replace }, tools) => tools.navigate(to, { replace }),
  back: ({ fallback }, tools) => tools.back(fallback ?? '/'),
  'open-content': ({ content }, tools) => {
    const target = contentTarget(content)
    if (target.kind === 'none') tools.toast(NOT_OPEN)
    else if (target.to) tools.navigate(target.to)
  },
  toast: ({ text }, tools) => tools.toast(text),
  'set-state': ({ key, to }, tools) => tools.setState(key, to),
  reload: ({ data }, tools) => tools.reload(data),
  'scroll-to': ({ block }, tools) => tools.scrollToBlock(block),
  'open-popup': ({ popup }, tools) => tools.openPopup(popup),
  'close-popup': (_args, tools) => tools.closePopup(),
  'copy-text': async ({ text }, tools) => {
    tools.toast((await tools.copyText(text)) ? '复制成功' : '复制失败')
  },
  share: ({ title, to }, tools) =>
    tools.share({ title, url: to ? new URL(`${SHOP_BASE}${to}`, tools.here()).href : tools.here() }),
}
