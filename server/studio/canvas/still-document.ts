/** A document to look at: without script, and without what is said to who has none. */
export const stillDocument = (html: string): string =>
  html.replaceAll(/<(script|noscript)\b[^]*?<\/\1>/g, '').replaceAll(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/g, '')
