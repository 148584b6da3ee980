import type { Rule } from '../../engine/checks/rule.ts'
import { rules as engineRules } from '../../engine/checks/rules.ts'
import { siteChecks } from './site-checks.ts'

/** The rules that the shop has of its own. */
const shopRules: readonly Rule[] = [...siteChecks.pageRules, ...siteChecks.themeRules, ...siteChecks.componentRules]

/** Every rule of the engine and the shop. */
export const rules: readonly Rule[] = [...engineRules, ...shopRules]
