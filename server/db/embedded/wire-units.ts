/** Letters of the messages after which a client waits for an answer: Query, Sync, FunctionCall, Flush; and Terminate. */
const ENDS = new Set([...'QSFHX'].map((letter) => letter.charCodeAt(0)))

const LENGTH = 4

/** Cuts what comes from a socket into what the session can answer as one: whole messages up to one after which the client waits. */
export function createWireUnits(): { readonly take: (chunk: Buffer) => Buffer[] } {
  let rest = Buffer.alloc(0)
  /** The first message of a connection has no letter. */
  let isBegun = false
  return {
    take(chunk) {
      rest = Buffer.concat([rest, chunk])
      const units: Buffer[] = []
      let [from, at] = [0, 0]
      for (;;) {
        const letter = isBegun ? 1 : 0
        if (rest.length < at + letter + LENGTH) break
        const end = at + letter + rest.readUInt32BE(at + letter)
        if (rest.length < end) break
        if (!isBegun || ENDS.has(rest[at] ?? 0)) {
          units.push(rest.subarray(from, end))
          from = end
        }
        isBegun = true
        at = end
      }
      rest = rest.subarray(from)
      return units
    },
  }
}
