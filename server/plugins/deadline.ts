/** ms in which a call is answered. A browser waits for 30 s (A8): it is to read why, not 请求超时. */
export const CALL_DEADLINE = 25_000

/** A call that took too long; what it began may still end well, as after an answer that was lost on its way. */
class DeadlineError extends Error {
  readonly statusCode = 503
}

/** The outcome of the work of a call, or after 25 s a refusal (503, under-maintenance). */
export async function withinDeadline<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError('A call took longer than it may')), CALL_DEADLINE)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
