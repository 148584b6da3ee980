/** The door for the browser. */
export { fetchCall } from './fetch-call.ts'
export { PageView } from './page-view.tsx'
export type { BlockReport, WidgetComponent } from './page-runtime.ts'
export { type StartParts, startPage } from './start-page.tsx'
export { useHref } from './use-href.ts'
