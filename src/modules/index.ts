import type { Module, Screen } from '../kit/module.ts'
import { addresses } from './addresses/index.ts'
import { booking } from './booking/index.ts'
import { carPark } from './car-park/index.ts'
import { cashier } from './cashier/index.ts'
import { checkout } from './checkout/index.ts'
import { codes } from './codes/index.ts'
import { invoice } from './invoice/index.ts'
import { login } from './login/index.ts'
import { refund } from './refund/index.ts'

/** Every module, in the order of a purchase and what follows it. Modules never import each other: they meet through routes. */
const modules: readonly Module[] = [login, checkout, cashier, booking, codes, refund, invoice, addresses, carPark]

/** The screens of all modules, by module/screen. */
export const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  modules.flatMap(({ screens: own }) => Object.values(own).map((screen) => [screen.code, screen] as const)),
)
