import { existsSync } from 'node:fs'
import type { ComponentType } from 'react'
import type { AnyWidget, Example, MigrationExample, WidgetTools } from '../../src/kit/widget.ts'
import { widgets } from '../../widgets/registry.ts'
import { imported } from './imported.ts'

/** A widget with everything that its folder says of it. */
export interface WidgetCase {
  readonly code: string
  readonly widget: AnyWidget
  readonly examples: readonly Example[]
  readonly component: ComponentType<WidgetTools>
  /** Pairs of widgets/<code>/migrations.examples.ts; none when there is no such file. */
  readonly migrationExamples: readonly MigrationExample[]
}

async function caseOf(widget: AnyWidget): Promise<WidgetCase> {
  const { code } = widget
  const { examples } = await imported<{ examples: readonly Example[] }>(`widgets/${code}/examples.ts`)
  const component = (await widget.load()).default as unknown as ComponentType<WidgetTools>
  return { code, widget, examples, component, migrationExamples: await migrationExamplesOf(code) }
}

async function migrationExamplesOf(code: string): Promise<readonly MigrationExample[]> {
  if (!existsSync(`widgets/${code}/migrations.examples.ts`)) return []
  const found = await imported<{
    migrationExamples: readonly MigrationExample[]
  }>(`widgets/${code}/migrations.examples.ts`)
  return found.migrationExamples
}

/** Every widget of the registry. */
export const widgetCases = (): Promise<WidgetCase[]> => Promise.all(widgets.map(caseOf))
