/** Waits for what a host calls back, and rejects when it doesn't within `ms`: a host may never answer. */
export function withTimeout<Value>(
  ms: number,
  start: (resolve: (value: Value) => void, reject: (reason: Error) => void) => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The host said nothing for ${ms} ms`)), ms)
    const stop = () => clearTimeout(timer)
    start(
      (value) => (stop(), resolve(value)),
      (reason) => (stop(), reject(reason)),
    )
  })
}
