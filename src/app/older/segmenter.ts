/** What stands on the character before it: marks, tones of skin, the vowel am of Thai and Lao, and the letters that make a flag one of a region. */
const ON = String.raw`[\p{M}\p{Emoji_Modifier}\u0e33\u0eb3\u200c\u{e0020}-\u{e007f}]*`
const PICTURE = String.raw`\p{Extended_Pictographic}${ON}`
const KOREAN = String.raw`[\u1100-\u115f]+[\u1160-\u11a7]*[\u11a8-\u11ff]*`

/** A line end, a flag of two letters, pictures joined to one, a syllable, any other character. */
const CHARACTER = new RegExp(
  String.raw`\r\n|\p{Cc}|(?:\p{RI}{2}|${PICTURE}(?:\u200d${PICTURE})*|${KOREAN}|.)(?:${ON}\u200d?)*`,
  'gsu',
)

/**
 * What the shop asks of Intl.Segmenter where there is none (Chrome before 87): a text as the characters that a reader sees. A family, a flag and a
 * letter with its marks are one each. It knows no words: a text is one of them, and lines end where the browser ends them.
 */
export class SmallSegmenter {
  // Declared alone: a field would be written out for older browsers with a helper of the app's own file, which nothing here may wait for.
  declare readonly segment: (text: string) => { readonly segment: string }[]

  constructor(_locale: string, { granularity }: Intl.SegmenterOptions = {}) {
    const parts = granularity === 'word' ? /.+/gs : CHARACTER
    this.segment = (text) => (text.match(parts) ?? []).map((segment) => ({ segment }))
  }
}
