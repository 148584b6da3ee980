import type { ComponentContent, PageComponent } from '../../schemas/domain/page-component.ts'
import type { Schedule } from '../../schemas/page/block.ts'
import { isLive } from '../../src/domain/schedule.ts'
import type { Json } from '../../src/studio/document/json.ts'
import { printJson } from '../../src/studio/document/print-json.ts'

/** A content with when it shows; one that is hidden shows never. */
export interface Entry extends ComponentContent {
  readonly live?: Schedule
  readonly hidden?: boolean
}

/** A page component with everything that it will ever show. */
export interface ComponentOfEntries extends Omit<PageComponent, 'componentContents'> {
  readonly entries: readonly Entry[]
}

/** A component as the studio keeps it: the same entries always give the same text. */
export const componentText = ({ componentName, typeName, entries }: ComponentOfEntries): string =>
  printJson({ title: componentName, type: typeName, entries: entries as unknown as Json })

/** The component of a text that was checked before it was published. */
export function componentOfText(code: string, text: string): ComponentOfEntries {
  const { title, type, entries } = JSON.parse(text) as {
    readonly title: string
    readonly type: string
    readonly entries: readonly Entry[]
  }
  return { componentCode: code, componentName: title, typeName: type, entries }
}

/** Whether the clock changes what shoppers see of it. */
export const isTimed = ({ entries }: Pick<ComponentOfEntries, 'entries'>): boolean =>
  entries.some(({ live, hidden }) => live !== undefined || hidden !== undefined)

/**
 * What shoppers see of it.
 * @param minute of the shop's clock: 2026-11-20T08:30
 */
export const shownAt = ({ entries, ...component }: ComponentOfEntries, minute: string): PageComponent => ({
  ...component,
  componentContents: entries.flatMap(({ live, hidden, ...content }) =>
    hidden === true || !isLive(live, minute) ? [] : [content],
  ),
})
