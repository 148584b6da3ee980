/** What stands for the {names} of a text. */
export type Values = Readonly<Record<string, string | number>>

/** A text with its {names} filled in. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
