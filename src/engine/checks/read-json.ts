import { jsonBounds } from '../../domain/json-bounds.ts'
import type { Problem } from '../../kit/problem.ts'
import type { PageSource } from '../core/page-source.ts'
import { problemsOf, findingsOf } from './problems-of.ts'
import { textRules } from './rules.ts'
import { isBeyond, scanJson } from './scan-json.ts'

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

/** The value of a text as it is written, however wrong; undefined of what is no JSON, and of what is too large to be read without holding up others. */
export function writtenValue(text: string): unknown {
  return isBeyond(jsonBounds(text)) ? undefined : parsed(readOnce(text)).raw
}

/**
 * The value of a text, unless a rule of texts refuses it.
 * @param most values that it may have
 */
export function readJson(source: PageSource, most?: number): ReadJson {
  const value = readOnce(source.text)
  const scanned = scanJson(source.text, most)
  const findings = findingsOf(textRules, { ...scanned, name: source.name, encoding: source.encoding, value })
  // A megabyte of brackets takes JSON.parse more than a second.
  const { raw } = isBeyond(scanned) ? {} : parsed(value)
  if (!findings.length) return { ok: true, raw }
  return { ok: false, problems: problemsOf(findings, { source, raw }) }
}
