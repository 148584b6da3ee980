/** Where codes of page components stand: a code is a word of a text, and 'YT3_BANNER_' + brand begins with one. */
export interface ComponentWords {
  readonly words: ReadonlySet<string>
  readonly beginnings: readonly string[]
}

export const componentWords = (text: string): ComponentWords => ({
  words: new Set([...text.matchAll(/[A-Za-z0-9][\w-]{2,79}/g)].map(([word]) => word)),
  beginnings: [...text.matchAll(/'([A-Za-z0-9][\w-]*[_-])'\s*\+/g)].map(([, beginning = '']) => beginning),
})

/** Whether a text can mean the component of this code. */
export const meansComponent = ({ words, beginnings }: ComponentWords, code: string): boolean =>
  words.has(code) || beginnings.some((beginning) => code.startsWith(beginning))
