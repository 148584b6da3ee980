import { type ActionSchemas, actionSchemas } from '../../schemas/page/action.ts'
import type { Module, ModuleAction, Screen } from '../kit/module.ts'
import { addresses } from './addresses/index.ts'
import { assistant } from './assistant/index.ts'
import { booking } from './booking/index.ts'
import { carPark } from './car-park/index.ts'
import { cart } from './cart/index.ts'
import { cashier } from './cashier/index.ts'
import { checkout } from './checkout/index.ts'
import { codes } from './codes/index.ts'
import { customs } from './customs/index.ts'
import { comments } from './comments/index.ts'
import { invoice } from './invoice/index.ts'
import { login } from './login/index.ts'
import { orders } from './orders/index.ts'
import { partners } from './partners/index.ts'
import { refund } from './refund/index.ts'
import { scan } from './scan/index.ts'
import { services } from './services/index.ts'

/** Every module, in the order of a purchase and what follows it. Modules never import each other: they meet through routes. */
const modules: readonly Module[] = [
  login,
  cart,
  checkout,
  cashier,
  orders,
  booking,
  codes,
  refund,
  invoice,
  comments,
  addresses,
  customs,
  scan,
  carPark,
  services,
  assistant,
  partners,
]

/** The screens of all modules, by module/screen. */
export const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  modules.flatMap(({ screens: own }) => Object.values(own).map((screen) => [screen.code, screen] as const)),
)

/** The actions that modules offer to pages, by name. */
export const moduleActions: Readonly<Record<string, ModuleAction>> = Object.fromEntries(
  modules.flatMap(({ actions = {} }) => Object.values(actions).map((action) => [action.name, action] as const)),
)

/** The arguments of every action that a page may call: the engine's own, and what modules offer. */
export const actions: ActionSchemas = {
  ...actionSchemas,
  ...Object.fromEntries(Object.values(moduleActions).map(({ name, args }) => [name, args])),
}
