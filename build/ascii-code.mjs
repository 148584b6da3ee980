/**
 * Writes what is no ASCII character as `\u4e2d`: V8 keeps the text of code for as long as it runs, with two bytes for each character where
 * one of them is Chinese. Strings, templates, regular expressions and names mean the same; `String.raw` alone would not.
 * @returns {import('vite').Plugin}
 */
export const asciiCode = () => ({
  name: 'ascii-code',
  // Behind all else that writes code: a printer of code would write the characters again.
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = asAscii(part.code)
  },
})

/** A character that is escaped as itself loses that backslash. @param {string} code */
export const asAscii = (code) =>
  // oxlint-disable-next-line no-control-regex -- the first of ASCII's characters
  code.replaceAll(/(\\*)([^\u0000-\u007f])/g, (_, before, character) => {
    const escape = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
    return before.slice(before.length % 2) + escape
  })
