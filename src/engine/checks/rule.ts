import type { Text } from '../../../schemas/json-schema.ts'
import type { Finding } from '../../kit/problem.ts'
import type { ComponentView } from './component-view.ts'
import type { MigrationRefusal } from '../core/migrate-page.ts'
import type { ExpandedPage } from '../core/expand-parts.ts'
import type { PageView } from './page-view.ts'
import type { RoutesView } from './routes-view.ts'
import type { JsonText } from './scan-json.ts'
import type { ThemeView } from './theme-view.ts'

export interface RuleMeta {
  /** The folder's name and the problem's `rule`: it names the defect. */
  readonly name: string
  readonly severity: 'error' | 'warning'
  readonly title: Text
  readonly docs: { readonly why: Text; readonly wrong: string; readonly right: string }
}

/** A finding of a text that may not be JSON: placed by offsets, since pointers need a value. */
export interface TextFinding extends Finding {
  readonly range: readonly [start: number, end: number]
}

/** What a check threw. */
interface Failure {
  /** Absent when it was no rule that threw. */
  readonly rule?: string
  readonly error: unknown
}

interface RuleOn<On extends string, View, Found = Finding> {
  readonly meta: RuleMeta
  /** What the rule looks at; `text` rules come first, and a file that breaks one is looked at no further. */
  readonly on: On
  readonly check: (view: View) => readonly Found[]
}

export type TextRule = RuleOn<'text', JsonText, TextFinding>
export type VersionRule = RuleOn<'version', MigrationRefusal>
/** Asked before anything else of a page or a part: one that breaks it is looked at no further. */
export type ExpandedRule = RuleOn<'expanded', ExpandedPage>
export interface PageRule extends RuleOn<'page', PageView> {
  /** Speaks of leftovers: in a page where something else is wrong, that may be what makes them look so. */
  readonly onlyWhenSound?: boolean
}
export type RoutesRule = RuleOn<'routes', RoutesView>
export type ThemeRule = RuleOn<'theme', ThemeView>
export type ComponentRule = RuleOn<'component', ComponentView>
export type FailureRule = RuleOn<'failure', Failure>
export type Rule =
  | TextRule
  | VersionRule
  | ExpandedRule
  | PageRule
  | RoutesRule
  | ThemeRule
  | ComponentRule
  | FailureRule
