import type { WidgetMemory } from './widget.ts'

/** The server knows nothing of what a device keeps. */
export const noMemory: WidgetMemory = { get: () => undefined, set: () => undefined }
