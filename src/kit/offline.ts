/** Whether the device says that it has no network. Where there is no navigator nobody says it, and Node's own (from 21) does not know. */
export const isOffline = (): boolean => 'navigator' in globalThis && Object.is(navigator.onLine, false)
