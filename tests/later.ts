/** The gate runs, and not `npm run test:all`: tests/runner/steps.ts says so. */
export const isGate = process.env['TESTS'] === 'gate'

/**
 * Unit, architecture and contract tests that wait for `npm run test:all`: what they hold breaks seldom, or is held at the gate by a cheaper
 * one. Everything else is of the gate, so that a new test is run rather than forgotten.
 */
export const later: Readonly<Record<string, readonly string[]>> = {
  'Whole servers are started, killed or timed': [
    'server/start.test.ts',
    'server/cluster/workers.test.ts',
    'server/cluster/shared-budgets.test.ts',
    'server/compiled-code.test.ts',
    'server/db/broken-connections.test.ts',
    'server/db/embedded/durability.test.ts',
    'server/db/embedded/open-embedded.test.ts',
    'server/db/open-database.test.ts',
    'server/db/stored-databases.test.ts',
    'server/studio/media/media.test.ts',
    'server/studio/two-instances.test.ts',
    'server/throttled.test.ts',
    'build/cli-bundle.test.ts',
    'server/audit/audit.test.ts',
    'cli/commands/audit/audit.test.ts',
    'cli/commands/preview/preview.test.ts',
    'cli/commands/sandbox/grow.test.ts',
    'server/sandbox/grow/grow.test.ts',
    'tests/load/faults.test.ts',
    'tests/load/forms-at-once.test.ts',
    'tests/load/kill.test.ts',
    'tests/load/two-instances.test.ts',
    'tests/load/two-processes.test.ts',
  ],
  'All pages or the examples of all widgets come alive once more, beside widget-examples and the journeys': [
    'tests/contract/pages-alive.test.tsx',
    'tests/contract/still-widgets.test.tsx',
    'tests/contract/kept-html.test.tsx',
    'tests/contract/walked-pages.test.tsx',
    'tests/contract/walked-changes.test.tsx',
    'tests/contract/insertable-examples.test.ts',
    'tests/contract/equal-rows.test.tsx',
  ],
  'All that a shopper’s browser may run is read, word by word': [
    'tests/architecture/browsers.test.ts',
    'tests/architecture/browser-styles.test.ts',
  ],
  'What is tried is drawn by chance, or is every one of many': [
    'server/orders/pay-until.test.ts',
    'tests/contract/changed-pages.test.ts',
    'tests/contract/random-calls.test.ts',
    'tests/contract/random-pages.test.tsx',
    'src/page/checks/schema-suite.test.ts',
    'src/page/core/expressions/robustness.test.ts',
    'tests/contract/judged-pages.test.ts',
    'tests/fuzz/assistants.test.ts',
    'tests/fuzz/calls.test.ts',
    'tests/fuzz/files.test.ts',
    'tests/fuzz/merges.test.ts',
    'tests/fuzz/pictures.test.ts',
    'tests/fuzz/search.test.ts',
    'src/app/catalogue/told-apart.test.tsx',
    'tests/studio/model.test.ts',
    'tests/studio/many-operators.test.ts',
    'server/orders/refund-sequences.test.ts',
  ],
  'The journeys of the gate reset the shop of the sandbox at each file': ['server/sandbox/seed.test.ts'],
  'A step of the run says it already (`pagoda gen --check`)': ['cli/commands/gen/freshness.test.ts'],
  'They are of the machine that the tests run on': ['tests/nodes/nodes.test.ts', 'tests/provision/provide.test.ts'],
}
