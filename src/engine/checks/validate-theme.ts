import type { Theme } from '../../../schemas/page/theme.ts'
import type { Problem } from '../../kit/problem.ts'
import type { PageSource } from '../core/page-source.ts'
import { findingsOf, hasError, problemsOf } from './problems-of.ts'
import { readJson } from './read-json.ts'
import type { ThemeRule } from './rule.ts'
import { themeRules } from './rules.ts'
import type { SiteChecks } from './site-checks.ts'
import { createThemeView } from './theme-view.ts'
import { unfailing } from './unfailing.ts'

interface Checked {
  readonly theme?: Theme
  readonly problems: Problem[]
}

/** Judges the text of a theme; `theme` is there when nothing is wrong but warnings. Never throws for what a file holds. */
export const validateTheme = (source: PageSource, { themeRules: own = [] }: SiteChecks = {}): Checked =>
  unfailing(source, () => judged(source, [...themeRules, ...own]))

function judged(source: PageSource, rules: readonly ThemeRule[]): Checked {
  const json = readJson(source)
  if (!json.ok) return { problems: json.problems }
  const { raw } = json
  const problems = problemsOf(findingsOf(rules, createThemeView(raw)), { source, raw })
  return hasError(problems) ? { problems } : { theme: raw as Theme, problems }
}
