import type { ActionTools } from '../kit/action.ts'
import { addressTarget } from '../domain/content-target.ts'
import { safeUrl } from '../page/core/safe-url.ts'
import type { PageStore } from '../page/react/page-store.ts'

/** What only the mounted app can do; ShopApp fills it, the actions use it. */
export interface Shell {
  navigate: (to: string, options?: { readonly replace?: boolean }) => void
  back: (fallback: string) => void
  toast: (text: string) => void
  openPopup: (name: string) => void
  closePopup: () => void
}

const notYet = () => undefined

export const shell: Shell = { navigate: notYet, back: notYet, toast: notYet, openPopup: notYet, closePopup: notYet }

/** The tools of a page's actions, in the browser. */
export function browserTools(store: PageStore): ActionTools {
  return {
    navigate: (to, options) => go(to, options),
    back: (fallback) => shell.back(pageOf(fallback) ?? '/'),
    toast: (text) => shell.toast(text),
    setState: store.setState,
    reload: (data) => store.reload(data === undefined ? undefined : [data]),
    scrollToBlock: (id) =>
      document.querySelector(`[data-block="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' }),
    openPopup: (name) => shell.openPopup(name),
    closePopup: () => shell.closePopup(),
    copyText,
    share,
    here: () => location.href,
  }
}

function go(to: string, options?: { readonly replace?: boolean }): void {
  const page = pageOf(to)
  const url = safeUrl(to)
  if (page !== undefined) shell.navigate(page, options)
  else if (url !== undefined) location.assign(url)
}

/** A page of the shop without the shop's prefix, which the router adds; undefined for any other address. */
function pageOf(to: string): string | undefined {
  const { kind, to: page } = addressTarget(safeUrl(to))
  return kind === 'page' ? page : undefined
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The system's share panel; where there is none, the link is copied (B8 copy texts). */
async function share({ title, url }: { readonly title: string; readonly url: string }): Promise<void> {
  if (navigator.share) return navigator.share({ title, url }).catch(() => undefined)
  shell.toast((await copyText(url)) ? '复制成功' : '复制失败')
}
