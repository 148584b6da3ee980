import { fade } from '../../kit/fade.ts'

/** What somebody presses. */
const CONTROLS = 'button, a, label, summary, [role=button], [role=tab]'

/**
 * Waits for the actions of a tap, or for a call. The control that was pressed for them shows that it works until they have run: no tap is without an answer,
 * however long their code or the server takes, and whatever the widget shows of it.
 * @param tap the event that the browser was handling as they began
 */
export function signed<Done>(tap: Event | undefined, work: Promise<Done>): Promise<Done> {
  const sign = fade(controlOf(tap))
  return work.finally(() => sign?.cancel())
}

function controlOf(tap: Event | undefined): Element | null | undefined {
  if (tap?.type === 'submit') return (tap as SubmitEvent).submitter
  return tap?.type === 'click' ? (tap.target as Element).closest(CONTROLS) : null
}
