/** A login token starts with the letter e and has exactly two dots (A5). */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && text.startsWith('e') && text.split('.').length === 3
