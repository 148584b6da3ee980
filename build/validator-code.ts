import standaloneCode from 'ajv/dist/standalone/index.js'
import { contracts } from '../schemas/api/contracts.ts'
import { actions, screens } from '../src/modules/index.ts'
import { pageAjv } from '../src/page/checks/judge/ajv.ts'
import { shapesOf } from '../src/page/checks/judge/shapes.ts'
import { registry } from '../widgets/registry.ts'

/** The module that `virtual:page-validators` is: every shape that this project's pages may have, compiled by Ajv. */
export function validatorCode(): string {
  const ajv = pageAjv({ code: { source: true, esm: true } })
  const shapes = Object.entries(shapesOf({ registry, screens, contracts, actions }))
  for (const [name, shape] of shapes) ajv.addSchema(shape, name)
  const code = standaloneCode(ajv, Object.fromEntries(shapes.map(([name], at) => [`v${at}`, name])))
  const named = shapes.map(([name], at) => `${JSON.stringify(name)}: v${at}`)
  return `${withoutRequire(code)}\nexport const validators = { ${named.join(', ')} }`
}

const LENGTH = 'require("ajv/dist/runtime/ucs2length").default'

/** Ajv asks for its helpers by `require`, in a module too, where there is none. It needs one: how many characters a text has. */
function withoutRequire(code: string): string {
  const own = code.replaceAll(LENGTH, '(text) => [...text].length')
  if (own.includes('require(')) throw new Error('Ajv asks for a helper that build/validator-code.ts does not know')
  return own
}
