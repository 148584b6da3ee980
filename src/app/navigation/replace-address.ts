/** Another address for the same step of the history, so that the page stays and is kept under it; the router is told by the event of a step to itself. */
export function replaceAddress(url: string | URL): void {
  history.replaceState(history.state, '', url)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
