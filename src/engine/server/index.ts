/** The door for the server. */
export { createEngine, type Engine, type EngineParts, type RenderedPage } from './create-engine.tsx'
export { type DocumentSettings, pageDocument } from './page-document.ts'
export type { PageDeps, PageFiles, PageMatch, PageRequest, PreparedPage } from './page-request.ts'
export { sendAnswer } from './send-answer.ts'
export { type Handler, serveEndpoints } from './serve-endpoints.ts'
export type { PageServer, ServeOptions } from './serve-pages.ts'
export { serveSite, type SiteParts } from './serve-site.ts'
