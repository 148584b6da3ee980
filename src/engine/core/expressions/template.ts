import { refusal } from './parse.ts'
import type { Refusal } from './parse.ts'
import { readStrictly } from './read-strictly.ts'
import type { Template } from './read-template.ts'

export type { Template } from './read-template.ts'

/** Reads a text of page JSON; a mistake is returned as a problem with offsets in the whole text. Never throws. */
export function parseTemplate(text: string): { readonly ok: true; readonly template: Template } | Refusal {
  try {
    return { ok: true, template: readStrictly(text) }
  } catch (error) {
    return refusal(error)
  }
}
