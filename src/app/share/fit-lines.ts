const ELLIPSIS = '…'

/**
 * Breaks a text into at most so many lines, between any two characters as Chinese does but never inside of a Latin word or a number; what
 * is too much ends in an ellipsis.
 * @param fits whether a line of this text is short enough
 */
export function fitLines(text: string, most: number, fits: (line: string) => boolean): string[] {
  const parts = text.trim().match(/[\w.,¥%-]+|\s+|./gsu) ?? []
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (fits(line + part)) line += part
    else if (lines.length + 1 === most) return [...lines, shortened(line + part, fits)]
    else {
      lines.push(line.trimEnd())
      line = part.trimStart()
    }
  }
  return line ? [...lines, line] : lines
}

function shortened(text: string, fits: (line: string) => boolean): string {
  const signs = [...text]
  while (signs.length > 0 && !fits(signs.join('') + ELLIPSIS)) signs.pop()
  return signs.join('').trimEnd() + ELLIPSIS
}
