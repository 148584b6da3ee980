import { shopClock } from '../../domain/dates.ts'
import { createChecker } from '../../engine/checks/create-checker.ts'
import type { CompileShape } from '../../engine/checks/judge/judge.ts'
import type { Checker } from '../../kit/checker.ts'
import { shopSite } from '../shop-site.ts'

const machineTime = () => shopClock(Date.now())

/** The checks of the shop's files (createChecker), at the machine's time where no other is given. */
export const createShopChecker = (compile: CompileShape, now = machineTime): Checker =>
  createChecker(shopSite, compile, now)
