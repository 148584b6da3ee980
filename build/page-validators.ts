import { type Plugin, runnerImport } from 'vite'

const ID = 'virtual:page-validators'

/**
 * Gives the server's half of the app `validators`: the name of a shape of pages -> its validator, as code that Ajv wrote. So nothing is
 * compiled while the shop starts or runs.
 */
export function pageValidators(): Plugin {
  return {
    name: 'pagoda:page-validators',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const { module } = await runnerImport<typeof import('./validator-code.ts')>('./build/validator-code.ts')
      return module.validatorCode()
    },
  }
}
