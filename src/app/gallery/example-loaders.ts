import type { Example } from '../../kit/widget.ts'

const files = import.meta.glob<{ readonly examples: readonly Example[] }>('../../../widgets/*/examples.ts')

/** The examples of each widget, by its code. */
export const exampleLoaders = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.split('/').at(-2) ?? file, load]),
)
