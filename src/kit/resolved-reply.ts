/**
 * An answer that is here already: who waits for it goes on at once, within the same turn, so that a first rendering has what follows from it.
 * What throws on the way is a rejection, as of every promise.
 */
export function resolvedReply<Value>(value: Value): PromiseLike<Value> {
  return {
    then<Next = Value>(onValue?: ((value: Value) => Next | PromiseLike<Next>) | null) {
      try {
        const next = onValue ? onValue(value) : (value as unknown as Next)
        return isPromise(next) ? next : resolvedReply(next)
      } catch (error) {
        return Promise.reject(error)
      }
    },
  } as PromiseLike<Value>
}

/** Both answers, of calls that run side by side; rejects as the first of them that is rejected does. */
export function bothReplies<One, Other>(one: PromiseLike<One>, other: PromiseLike<Other>): PromiseLike<[One, Other]> {
  // Nobody else hears of it where the first one is rejected.
  void other.then(undefined, () => undefined)
  return one.then((first) => other.then((second) => [first, second]))
}

const isPromise = <Value>(value: Value | PromiseLike<Value>): value is PromiseLike<Value> =>
  typeof (value as Partial<PromiseLike<Value>> | null)?.then === 'function'
