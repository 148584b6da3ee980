/** Puts the tokens of a theme over those that the document came with, as inline properties: no style sheet has to be written. */
export function showTheme(
  style: Pick<CSSStyleDeclaration, 'setProperty'>,
  tokens: Readonly<Record<string, string | number>>,
): void {
  for (const [name, value] of Object.entries(tokens))
    style.setProperty(`--${name}`, typeof value === 'number' ? `${value}px` : value)
}
