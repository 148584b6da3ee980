import type { Text } from '../schemas/json-schema.ts'
import { fill, type Values } from './fill.ts'
import { texts, type TextName } from './texts.ts'

export type Language = keyof Text

/** Gives a text of the table in the chosen language, its {names} filled in. */
export type Say = (name: TextName, values?: Values) => string

/** The language asked for, else the system's: zh when LC_ALL, LC_MESSAGES or LANG (the first one set) starts with zh. */
export function chooseLanguage(asked: string | undefined, env: NodeJS.ProcessEnv): Language {
  if (asked === 'zh' || asked === 'en') return asked
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return /^zh/i.test(system) ? 'zh' : 'en'
}

export function speaker(language: Language): Say {
  return (name, values) => fill(texts[name][language], values)
}
