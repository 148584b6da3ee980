import { type ActionTools, STOP } from '../../kit/action.ts'
import { refusalOf } from '../../kit/refusal.ts'

/**
 * Asks, makes the call, and says why where that could not be done.
 * @param readFor ms for which it is read why; the toast's own, unless said
 * @returns STOP for who changed their mind
 */
export async function askAndCall(
  tools: ActionTools,
  question: Parameters<ActionTools['ask']>[0],
  call: () => Promise<unknown>,
  ...readFor: readonly [ms?: number]
): Promise<void | typeof STOP> {
  if (!(await tools.ask(question))) return STOP
  try {
    await call()
  } catch (error) {
    const { code, message } = refusalOf(error)
    // Whoever runs the chain leads to the login, and here again.
    if (code === 'not-logged-in') throw error
    tools.toast(message, ...readFor)
  }
  return undefined
}
