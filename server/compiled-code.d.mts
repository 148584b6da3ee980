/** See compiled-code.mjs. */
export function compiledCode(folder: string): {
  readonly load: (file: string) => unknown
  readonly keep: () => void
}
