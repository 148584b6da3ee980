import type { ModuleActionRun } from '../../kit/module.ts'

const files = import.meta.glob<{ readonly default: ModuleActionRun<unknown> }>('../../modules/*/*-action.ts')

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'-action.ts'.length)

/** The code of the actions that modules offer, by their names: src/modules/<module>/<action>-action.ts. */
export const loaders = Object.fromEntries(Object.entries(files).map(([file, load]) => [nameOf(file), load]))
