import type { Problem } from '../../kit/problem.ts'
import type { PageSource } from '../core/page-source.ts'
import { problemsOf, findingsOf } from './problems-of.ts'
import { textRules } from './rules.ts'
import { scanJson } from './scan-json.ts'

export type ReadJson =
  | { readonly ok: true; readonly raw: unknown }
  | { readonly ok: false; readonly problems: Problem[] }

function parsed(text: string): { readonly raw?: unknown } {
  try {
    return { raw: JSON.parse(text) }
  } catch {
    return {}
  }
}

/** The value of a text, unless a rule of texts refuses it. */
export function readJson(source: PageSource): ReadJson {
  const findings = findingsOf(textRules, {
    ...scanJson(source.text),
    name: source.name,
    encoding: source.encoding,
  })
  const { raw } = findings.some(([{ meta }]) => meta.name === 'file-too-large') ? {} : parsed(source.text)
  if (!findings.length) return { ok: true, raw }
  return { ok: false, problems: problemsOf(findings, { source, raw }) }
}
