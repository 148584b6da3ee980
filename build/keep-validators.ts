import { contracts } from '../schemas/api/contracts.ts'
import { actions, screens } from '../src/modules/index.ts'
import { pageOptions } from '../src/engine/checks/judge/ajv.ts'
import { shapesOf } from '../src/engine/checks/judge/shapes.ts'
import { registry } from '../widgets/registry.ts'
import { forgetValidators, validatorStore } from './validator-store.ts'

/** Compiles every shape that this project's pages may have, so that nothing is compiled while the shop starts or runs. */
export function keepValidators(): void {
  forgetValidators()
  const validatorOf = validatorStore(pageOptions)
  for (const shape of Object.values(shapesOf({ registry, screens, contracts, actions }))) validatorOf(shape())
}
