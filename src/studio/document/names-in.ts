/** Names that the expressions of a text read first: `banner` of {{ banner.componentContents }}. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/gs)].flatMap(([, inside = '']) =>
    [...inside.replaceAll(/'[^']*'|"[^"]*"/g, '').matchAll(/(?<![\w.])[A-Za-z_]\w*/g)].map(([name]) => name),
  )
