let second = NaN
let text = ''

/** The Date header of an answer, made once in a second, by the clock of which the times in pages are: Node's own header asks another. */
export function httpDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) text = new Date().toUTCString()
  second = now
  return text
}
