import type { Problem } from '../../kit/problem.ts'
import type { PageSource } from '../core/page-source.ts'
import { problemsOf, findingsOf } from './problems-of.ts'
import { textRules } from './rules.ts'
import { scanJson } from './scan-json.ts'

export type ReadJson =
  | { readonly ok: true; readonly raw: unknown }
  | { readonly ok: false; readonly problems: Problem[] }

/** The value of a text, read when it is first asked for. */
function readOnce(text: string): () => unknown {
  let read: { readonly raw: unknown } | undefined
  return () => (read ??= { raw: JSON.parse(text) }).raw
}

function parsed(value: () => unknown): { readonly raw?: unknown } {
  try {
    return { raw: value() }
  } catch {
    return {}
  }
}

/** The value of a text, unless a rule of texts refuses it. */
export function readJson(source: PageSource): ReadJson {
  const value = readOnce(source.text)
  const findings = findingsOf(textRules, {
    ...scanJson(source.text),
    name: source.name,
    encoding: source.encoding,
    value,
  })
  // A megabyte of brackets takes JSON.parse more than a second.
  const isBeyond = findings.some(([{ meta }]) => meta.name === 'file-too-large' || meta.name === 'nested-too-deep')
  const { raw } = isBeyond ? {} : parsed(value)
  if (!findings.length) return { ok: true, raw }
  return { ok: false, problems: problemsOf(findings, { source, raw }) }
}
