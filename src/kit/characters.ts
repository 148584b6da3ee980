let segmenter: Intl.Segmenter | undefined

/** A text as the characters that a reader sees: a family, a flag and a letter with its marks are one each. */
export function characters(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter('zh')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
