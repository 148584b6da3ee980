/** Files of the project that code reads by their names instead of importing them. */
export interface Reads {
  /** Who reads: a file, or a module that the build makes. */
  readonly by: string
  /** Whose text is read; where this and `runs` are absent: only what its caller or a temporary folder gives. */
  readonly files?: RegExp
  /** What runs beside it, as a program or a module that is no import: it matters what these import in turn. */
  readonly runs?: RegExp
}

/** Imports of a file that may read others or start programs. What does so and is not listed below is taken to read everything. */
export const READER = /^node:(?:fs|fs\/promises|child_process|worker_threads)$/

/** What the modules of loaders that the build makes import when it is wanted. */
const loaded =
  /^(?:widgets\/[^/]+\/(?!.*\.test\.)|src\/modules\/[^/]+\/[^/]+-screen\.tsx$|src\/app\/screens\/screen-host\.tsx$|build\/widget-loaders\.ts$)/

const own = (by: string): Reads => ({ by })

export const reads: readonly Reads[] = [
  // Operators' files
  { by: 'tests/contract/shop-pages.ts', files: /^pages\/(?:parts\/)?[^/]+\.json$/ },
  { by: 'tests/fuzz/any-file.ts', files: /^pages\// },
  { by: 'tests/contract/routes.test.ts', files: /^pages\/routes\.json$/ },
  { by: 'src/domain/order/order-paths.test.ts', files: /^pages\/routes\.json$/ },
  { by: 'sandbox/content/testing/has-route.ts', files: /^pages\/routes\.json$/ },
  { by: 'tests/contract/themes.test.ts', files: /^pages\/themes\/|^src\/ui\/tokens\.css$/ },
  { by: 'src/domain/look/contrast.test.ts', files: /^src\/ui\/tokens\.css$/ },
  {
    by: 'cli/commands/gen/freshness.test.ts',
    files: /^(?:pages|schemas\/generated)\//,
    runs: /^widgets\/registry\.ts$/,
  },
  // Suites of packages
  own('src/page/checks/schema-suite.test.ts'),
  // Pages of text that tests hold to the code
  { by: 'server/plugins/problems.test.ts', files: /^docs\/problems\.md$/ },
  { by: 'sandbox/content/scenarios.test.ts', files: /^docs\/scenarios\.md$/ },
  { by: 'src/page/checks/rules.test.ts', files: /^docs\/checks\.md$|^src\/page\/checks\// },
  { by: 'src/page/core/expressions/functions.test.ts', files: /^src\/page\/core\/expressions\/SPEC\.md$/ },
  { by: 'bench/shared/readme.test.ts', files: /^README\.md$|^package\.json$/ },
  { by: 'bench/shared/result.ts', files: /^bench\/results\// },
  // Folders that tests walk
  { by: 'src/page/core/expressions/index.test.ts', files: /^src\/page\/core\// },
  { by: 'tests/contract/endpoints.test.ts', files: /^schemas\/api\// },
  { by: 'tests/contract/widgets.test.ts', files: /^widgets\// },
  { by: 'tests/contract/widget-cases.ts', files: /^widgets\/[^/]+\/migrations\.examples\.ts$/ },
  { by: 'virtual:widget-loaders', runs: loaded },
  { by: 'virtual:home-loaders', runs: loaded },
  { by: 'virtual:other-loaders', runs: loaded },
  { by: 'tests/architecture/import-graph.ts', files: /\.(?:ts|tsx|mjs)$/ },
  { by: 'tests/architecture/history.test.ts', files: /^(?:src|widgets)\/.*\.tsx?$/ },
  { by: 'tests/architecture/safe-code.test.ts', files: /^(?:src|widgets)\/.*\.tsx?$/ },
  { by: 'tests/architecture/spec-rules.test.ts', files: /\/SPEC\.md$|\.test\.tsx?$/ },
  { by: 'tests/architecture/widget-folders.test.ts', files: /^widgets\// },
  // Pictures
  { by: 'sandbox/content/pictures.test.ts', files: /^sandbox\/media\// },
  { by: 'sandbox/pictures/pictures.test.ts', files: /^sandbox\/media\// },
  own('sandbox/pictures/render.ts'),
  own('sandbox/pictures/film.ts'),
  own('sandbox/pictures/marks.ts'),
  // Database
  { by: 'server/db/migrate.ts', files: /^server\/db\/migrations\// },
  { by: 'server/db/embedded/open-embedded.ts', runs: /^server\/db\/embedded\/worker\.mjs$/ },
  { by: 'server/db/embedded/open-embedded.test.ts', runs: /^server\/db\/embedded\/worker\.mjs$/ },
  { by: 'server/db/embedded/durability.test.ts', runs: /^tests\/fixtures\/write-until-killed\.mjs$/ },
  { by: 'server/db/open-database.test.ts', files: /^server\/db\/migrations\// },
  { by: 'server/db/constraints.test.ts', files: /^server\/db\/migrations\// },
  { by: 'server/db/stored-databases.test.ts', files: /^tests\/fixtures\/stored-databases\// },
  { by: 'server/plugins/health.ts', files: /^server\/db\/migrations\/meta\// },
  { by: 'tests/fixtures/databases.ts', files: /^server\/db\/migrations\// },
  own('tests/fixtures/postgres.ts'),
  own('server/audit/audit-database.ts'),
  own('server/db/embedded/lock-file.ts'),
  own('server/db/embedded/lock-file.test.ts'),
  own('server/db/embedded/process-start.ts'),
  own('server/db/embedded/worker.mjs'),
  // The server
  { by: 'server/start.test.ts', files: /^pages\//, runs: /^(?:server\/main\.ts$|src\/app\/)/ },
  { by: 'server/audit/audit.test.ts', runs: /^(?:cli\/bin\.mjs|server\/audit\.mjs)$/ },
  { by: 'server/studio/desk/desk.test.ts', runs: /^server\/(?:operators\.mjs|studio\/desk\/main\.ts)$/ },
  { by: 'server/studio/items/page-templates.ts', files: /^cli\/templates\/[^/]+\/page\.json$/ },
  own('server/data-socket.ts'),
  own('tests/fixtures/studio.ts'),
  { by: 'tests/load/shop-server.ts', runs: /^tests\/fixtures\/serve-until-killed\.mjs$/ },
  own('tests/load/kill.test.ts'),
  own('tests/load/own-postgres.ts'),
  own('server/serve.ts'),
  own('server/settings.ts'),
  own('server/ssr/assets.ts'),
  own('server/pages/read-folder.ts'),
  own('server/pages/watch-folder.ts'),
  own('server/pages/page-store.test.ts'),
  own('server/plugins/static-files.ts'),
  own('server/plugins/static-memory.ts'),
  own('server/plugins/static-memory.test.ts'),
  own('server/start.mjs'),
  own('server/compiled-code.mjs'),
  own('server/compiled-code.test.ts'),
  // The build, which is a step of its own
  own('build/build.mjs'),
  own('build/freshness.mjs'),
  { by: 'build/widget-loaders.ts', files: /^widgets\/[^/]+\/index\.ts$/ },
  own('build/light-router.test.ts'),
  // The command line works in temporary projects, whose engine and settings are the repository's
  own('cli/testing/project.ts'),
  { by: 'cli/testing/run.ts', runs: /^cli\/(?:bin\.mjs|main\.ts)$/ },
  { by: 'cli/commands/new-widget/registry-text.test.ts', files: /^widgets\/registry\.ts$/ },
  { by: 'cli/commands/preview/preview.test.ts', runs: /^cli\/bin\.mjs$/ },
  {
    by: 'cli/commands/new-widget/new-widget.test.ts',
    files: /^(?:\.oxlintrc|\.oxfmtrc|package)\.json$/,
    runs: /^(?:build|schemas|src)\//,
  },
  own('cli/project.ts'),
  own('cli/commands/audit/audit.ts'),
  own('cli/commands/check/check-files.ts'),
  own('cli/commands/check/check.test.ts'),
  own('cli/commands/check/files.ts'),
  own('cli/commands/check/pictures.ts'),
  own('cli/commands/gen/generate.ts'),
  own('cli/commands/migrate/migrate-files.ts'),
  { by: 'cli/commands/new-page/new-page.ts', files: /^cli\/templates\/page\// },
  { by: 'cli/commands/new-widget/new-widget.ts', files: /^cli\/templates\/widget\// },
  own('cli/commands/preview/preview.ts'),
  // Journeys: what the shop itself reads is in shop-parts.ts
  { by: 'tests/journeys/routing/pages.spec.ts', files: /^pages\// },
  { by: 'tests/journeys/addresses.spec.ts', files: /^pages\// },
  { by: 'tests/journeys/gallery.spec.ts', files: /^widgets\// },
  own('tests/journeys/fixtures.ts'),
  own('tests/journeys/share/poster.spec.ts'),
  own('tests/journeys/support/pages-folder.ts'),
  own('tests/journeys/support/route-code.ts'),
  own('tests/journeys/support/shop-process.ts'),
  own('tests/browser.ts'),
  // The runner's own tests work on what they are given
  own('tests/runner/steps.ts'),
  own('tests/runner/main.ts'),
  own('tests/runner/child.ts'),
  own('tests/runner/second-try.ts'),
  own('tests/runner/run-steps.ts'),
  own('tests/runner/steady.ts'),
  own('tests/runner/changed/changed-files.ts'),
  own('tests/runner/changed/project.ts'),
]
