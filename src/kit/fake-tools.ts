import type { WidgetTools } from './widget.ts'

/** What a widget gets beside its props, for tests: nothing listens and the clock stands at 2026-11-20 08:00 in Beijing. */
export function fakeTools(over: Partial<WidgetTools> = {}): WidgetTools {
  return {
    emit: () => undefined,
    slots: {},
    headingLevel: 2,
    now: () => Date.UTC(2026, 10, 20, 0, 0, 0),
    isFirstView: false,
    ...over,
  }
}
