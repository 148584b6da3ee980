import type { Module, Screen } from '../kit/module.ts'
import { cashier } from './cashier/index.ts'
import { checkout } from './checkout/index.ts'
import { invoice } from './invoice/index.ts'
import { refund } from './refund/index.ts'

/** Every module, in the order of a purchase. Modules never import each other: they meet through routes. */
const modules: readonly Module[] = [checkout, cashier, refund, invoice]

/** The screens of all modules, by module/screen. */
export const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  modules.flatMap(({ screens: own }) => Object.values(own).map((screen) => [screen.code, screen] as const)),
)
