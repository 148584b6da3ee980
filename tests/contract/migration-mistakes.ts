import { isDeepStrictEqual } from 'node:util'
import type { AnyWidget, Migration, MigrationExample } from '../../src/kit/widget.ts'
import { migratePage } from '../../src/engine/core/migrate-page.ts'

/** What is wrong with a widget's migrations: numbers that don't follow, examples that come out otherwise, steps that no example takes. */
export function migrationMistakes(widget: AnyWidget, examples: readonly MigrationExample[]): string[] {
  const { migrations = [] } = widget
  const numbers = migrations.map(({ to }) => to)
  const wanted = numbers.map((_, index) => index + 2)
  const taken = new Set<number>()
  const watched = { ...widget, migrations: migrations.map((step) => watch(step, taken)) }
  const wrong = examples.filter(({ from, before, after }) => !isDeepStrictEqual(migrated(watched, from, before), after))
  return [
    ...(isDeepStrictEqual(numbers, wanted) ? [] : [`migrations lead to ${numbers.join()}, not to ${wanted.join()}`]),
    ...wrong.map(({ from, before }) => `${JSON.stringify(before)} of version ${from} comes out otherwise`),
    ...numbers.filter((to) => !taken.has(to)).map((to) => `no example takes the step to version ${to}`),
  ]
}

const watch = (step: Migration, taken: Set<number>): Migration => ({
  ...step,
  up(props) {
    taken.add(step.to)
    return step.up(props)
  },
})

function migrated(widget: AnyWidget, from: number, props: MigrationExample['before']): unknown {
  const { code } = widget
  const raw = { versions: { page: 1, [code]: from }, title: '一页', blocks: [{ id: 'one', widget: code, props }] }
  const result = migratePage(raw, { [code]: widget })
  return result.ok ? (result.raw as { blocks: { props: unknown }[] }).blocks[0]?.props : result.code
}
