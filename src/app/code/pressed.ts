/**
 * The control that was pressed is pale until the actions of the tap have run: no tap is without an answer, however long the server takes and
 * whatever the widget shows of it.
 * @param tap the event that the browser was handling as they began
 */
export function signed(tap: Event | undefined, running: Promise<void>): Promise<void> {
  // Not by an attribute: React may write the same one.
  const sign = controlOf(tap)?.animate?.({ opacity: [0.5, 0.5] }, LONGEST)
  return running.finally(() => sign?.cancel())
}

/** No call is waited for so long, in ms. */
const LONGEST = 1e6

const controlOf = (tap: Event | undefined): Element | null | undefined =>
  tap?.type === 'click' ? (tap.target as Element).closest('button, a') : undefined
