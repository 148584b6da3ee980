import { widgetOf } from './browser-entry.ts'
import { brand, channelNow, distinctIdNow, keepChannel } from './channel-now.ts'
import { hereInShop } from './here.ts'
import { shell } from './shell.ts'
import { trackBy } from './track.ts'
import { startTracking } from './tracking/index.ts'

/** What a visit needs that no page waits for: how the shop was opened is kept, and the recorder begins (A7, B9). */
export function startVisit(): void {
  keepChannel()
  trackBy(
    startTracking({
      channel: channelNow().channel,
      from: brand(),
      now: () => Date.now() + (shell.entry()?.payload.clockOffset ?? 0),
      page: () => ({ name: shell.entry()?.payload.plan.page ?? '', path: hereInShop() }),
      widgetOf: (block) => {
        const entry = shell.entry()
        return (entry && widgetOf(entry.payload, block)) || undefined
      },
      distinctId: distinctIdNow(),
    }),
  )
}
