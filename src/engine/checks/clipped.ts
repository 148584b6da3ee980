import type { Text } from '../../../schemas/json-schema.ts'

/** More of what an operator wrote is not told again. */
const ECHOED = 80
/** More is no message any more, whatever it is made of. */
const TOLD = 2000

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text)

/** What was found in a file, as far as it is worth telling. */
export const clipped = (text: string): string => cut(text, ECHOED)

const QUOTED = /「([^」]{81,})」|"([^"]{81,})"/g

/** A message in which what it quotes is short. */
function clippedMessage(text: string): string {
  const short = text.replace(QUOTED, (_, zh?: string, en?: string) =>
    zh === undefined ? `"${clipped(en ?? '')}"` : `「${clipped(zh)}」`,
  )
  return cut(short, TOLD)
}

export const clippedText = ({ zh, en }: Text): Text => ({ zh: clippedMessage(zh), en: clippedMessage(en) })
