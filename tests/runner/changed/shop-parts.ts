/** Where a change is every unit test's affair. */
export const everyUnitTest =
  /^(?:package-lock\.json|tsconfig\.json|vite\.config\.ts|vitest\.[^/]+|build\/widget-loaders\.ts)$/

/** Where a change is every journey's affair: it shapes the whole shop, or the way in which journeys run. */
export const everyJourney =
  /^(?:package-lock\.json|vite\.config\.ts|playwright\.config\.ts|tests\/browser\.ts|pages\/routes\.json|(?:build|pages\/themes|tests\/provision)\/(?!.*\.test\.)|sandbox\/media\/)/

/** Code of the shop that serves more than one page: what reaches it reaches every journey. */
export const sharedShop = /^(?:server|build)\/|^src\/(?:app|page|api|studio)\//

/** What no journey sees. */
export const unseenByJourneys =
  /\.md$|^(?:docs|bench|cli|\.vscode|\.ci|schemas\/generated)\/|^\.[^/]+$|^(?:package|knip|tsconfig)\.json$|^vitest\.[^/]+$/

/** Where all widgets come together: a change is not followed through it, since each page takes what it shows. */
export const widgetDoors = [
  'widgets/registry.ts',
  'virtual:widget-loaders',
  'virtual:home-loaders',
  'virtual:other-loaders',
]
