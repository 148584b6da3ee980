import type { Tracking } from './index.ts'

/** What happened before the recorder was here waits for it. */
const waiting: ((tracking: Tracking) => void)[] = []
let tracking: Tracking | undefined
/** Nobody came to record: what is older than this many is forgotten. */
const MOST = 50

function tell(what: (tracking: Tracking) => void): void {
  if (tracking) what(tracking)
  else if (waiting.push(what) > MOST) waiting.shift()
}

/** An event of a page's own (action `track`). */
export const track: Tracking['track'] = (event, data) => tell((to) => to.track(event, data))

/** An event of a block: it names the tap that made it. */
export const trackBlock: Tracking['blockEvent'] = (block, event) => tell((to) => to.blockEvent(block, event))

/** Another page is on the screen. Before the recorder is here, it will find the page that is there then. */
export const trackPage: Tracking['pageShown'] = (page) => tracking?.pageShown(page)

/** The recorder is here. */
export function trackBy(recorder: Tracking): void {
  tracking = recorder
  for (const what of waiting.splice(0)) what(recorder)
}
