import type { Channel } from '../../../schemas/domain/channels.ts'
import type { ShareContent } from '../../kit/action.ts'
import { hasPoster, isShareSkipped, NO_SHARE_DATA, shareUrl } from '../../domain/visit/share-rules.ts'
import { isCallProblem } from '../../kit/call.ts'
import { plainFile } from '../../ui/picture/picture-files.ts'
import { brand, channelNow, queryNow } from '../visit/channel-now.ts'
import type { Host, ShareOutcome } from '../host/host.ts'
import { miniPage } from '../../domain/visit/mini-pages.ts'
import { hostNow } from '../host/host-now.ts'
import type { App } from '../app.ts'
import { viewerNow } from '../visit/viewer.ts'
import { ShareSheet } from './share-sheet.tsx'

type Parts = Pick<App, 'call' | 'toast' | 'showOver'>

/** Action `share` (A2, B6): the host is told what is shared, and the shopper sees the ways that there are. */
export async function openShare({ quiet, ...what }: ShareContent, parts: Parts): Promise<void> {
  const { call, toast, showOver } = parts
  const query = queryNow()
  if (isShareSkipped(query)) return
  if (quiet) return setUpShare(what, parts)
  if (!what.title.trim()) return toast(NO_SHARE_DATA)
  const content = contentOf(what)
  const host = await hostNow({ call, toast })
  const outcome = await tellHost(content, host, toast)
  if (outcome === 'shared') return
  showOver(
    <ShareSheet
      content={content}
      isReady={outcome === 'ready'}
      hasPoster={hasPoster({ channel: channelNow().channel, from: brand(), query })}
      openPosterPage={() => posterPage(content, host)}
      onClose={() => showOver(undefined)}
      toast={toast}
    />,
  )
}

const contentOf = (what: ShareContent): ShareContent => ({ ...what, url: shareUrl(what.url, viewerNow().id) })

/** Around these the shopper shares by a menu that is theirs: told what, they open nothing. */
const WITH_MENUS: readonly Channel[] = ['wechat', 'wechat-mini', 'baidu-mini']

/** B9: the menu around the shop knows what the page is about before anybody opens it. Nobody waits for it, and nobody is told how it went. */
async function setUpShare(what: ShareContent, { call, toast }: Parts): Promise<void> {
  const host = await hostNow({ call, toast })
  if (host && WITH_MENUS.includes(host.kind) && what.title.trim())
    await tellHost(contentOf(what), host, () => undefined)
}

/** A browser has its panel, but the shopper chooses first. */
async function tellHost(content: ShareContent, host: Host | undefined, toast: App['toast']): Promise<ShareOutcome> {
  if (!host || host.kind === 'h5') return 'none'
  try {
    return await host.share({ ...content, ...(content.picture && { picture: pictureFile(content.picture) }) })
  } catch (error) {
    toast(isCallProblem(error) ? error.message : NO_SHARE_DATA)
    return 'none'
  }
}

/** A mini-program makes the poster on a page of its own (A2). False: there is none around the shop. */
function posterPage({ title, url, picture, price }: ShareContent, host: Host | undefined): boolean {
  if (!host?.kind.endsWith('-mini')) return false
  const more = {
    ...(picture && { picture: pictureFile(picture) }),
    ...(price !== undefined && { price: String(price) }),
  }
  return host.open(miniPage('poster', { title, url, ...more }))
}

/** Pictures are named without size and format; who gets this one needs a whole address. */
const pictureFile = (picture: string) => new URL(plainFile(picture, 'tile').src, location.href).href
