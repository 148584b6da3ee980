/** What stands for the {names} of a text. */
export type Values = Readonly<Record<string, string | number>>

/** A text with its {names} filled in; {files|file|files} is the number of files and the word for that many. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)(?:\|(\w+)\|(\w+))?\}/g, (whole, key: string, one?: string, several?: string) => {
    const value = String(values[key] ?? whole)
    return one === undefined ? value : `${value} ${value === '1' ? one : several}`
  })
