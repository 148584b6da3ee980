/** The app places the scroll when it moves between pages; a reload is left to the browser, which knows where it was. */
export function keepPlaceOnReload(): void {
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}
