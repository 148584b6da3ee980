import type { WidgetMemory, WidgetTools } from './widget.ts'

/** What a widget gets beside its props, for tests: nothing listens and the clock stands at 2026-11-20 08:00 in Beijing. */
export function fakeTools(over: Partial<WidgetTools> = {}): WidgetTools {
  return {
    emit: () => undefined,
    memory: fakeMemory(),
    slots: {},
    headingLevel: 2,
    now: () => Date.UTC(2026, 10, 20, 0, 0, 0),
    isFirstView: false,
    ...over,
  }
}

/** A memory that lasts as long as the test. */
export function fakeMemory(kept: Map<string, string> = new Map()): WidgetMemory {
  return {
    get: (name, where = 'device') => kept.get(`${where} ${name}`),
    set: (name, value, where = 'device') =>
      value === undefined ? void kept.delete(`${where} ${name}`) : void kept.set(`${where} ${name}`, value),
  }
}
