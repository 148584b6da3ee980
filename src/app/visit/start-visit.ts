import { brands, type Channel } from '../../../schemas/domain/channels.ts'
import { widgetOf } from '../../engine/react/browser-entry.ts'
import { keepClient, mayHaveHost } from './channel-mark.ts'
import { hereInShop } from '../navigation/here.ts'
import { brandNow } from './keep-visit.ts'
import type { App } from '../app.ts'
import { trackBy } from '../tracking/track.ts'
import { startTracking } from '../tracking/index.ts'

type Parts = Pick<App, 'entry' | 'clock' | 'refresh' | 'toast'>

/** Without its code the shop is one that needs its network. */
const ignore = () => undefined

/** What a visit needs that no page waits for: how the shop was opened is kept, and the recorder begins (A7, B9). */
export async function startVisit(app: Parts): Promise<void> {
  const { entry, clock } = app
  const { channel, distinctId } = await opened()
  // Apps and mini-programs keep their own pages.
  if (!mayHaveHost()) void import('../offline/start-offline.ts').then(({ startOffline }) => startOffline(app), ignore)
  trackBy(
    startTracking({
      channel,
      from: brands.find((one) => one === brandNow()) ?? 'lantu',
      now: () => clock.now() + (entry()?.payload.clockOffset ?? 0),
      page: () => {
        const plan = entry()?.payload.plan
        return { name: plan?.page ?? '', path: hereInShop(), arms: plan?.context.flags }
      },
      widgetOf: (block) => {
        const shown = entry()
        return (shown && widgetOf(shown.payload, block)) || undefined
      },
      distinctId,
    }),
  )
}

/** A plain browser is told from the hosts by one look; the code that tells the hosts apart is for them. */
async function opened(): Promise<{ readonly channel: Channel; readonly distinctId?: string }> {
  if (!mayHaveHost() && !location.search.includes('distinctID')) {
    keepClient('h5')
    return { channel: 'h5' }
  }
  const { channelNow, distinctIdNow, keepChannel } = await import('./channel-now.ts')
  keepChannel()
  return { channel: channelNow().channel, distinctId: distinctIdNow() }
}
