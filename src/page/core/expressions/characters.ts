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
 * A text as the characters that a reader sees: a family, a flag and a letter with its marks are one each. Intl.Segmenter is not asked: older
 * phones have none, and the server's HTML must be what the browser makes of it.
 */
export const characters = (text: string): readonly string[] => text.match(CHARACTER) ?? []
