import { closest } from './expressions/closest.ts'

/** The names of all options of a door: the compiler holds them to its type. */
export type OptionNames<Options> = Readonly<Record<keyof Options, unknown>>

/**
 * Refuses an option that there is not: who misspells one would never hear of it.
 * @param where who is called, as the sentence begins: serveSite
 * @throws for the first that is unknown, with the nearest that is known, else with all
 */
export function knownOptions<Options extends object>(where: string, given: Options, names: OptionNames<Options>): void {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(names, name))
  if (unknown === undefined) return
  const known = Object.keys(names)
  const near = closest(unknown, known)
  throw new Error(
    `${where} has no option "${unknown}"${near === undefined ? `: it has ${known.join(', ')}` : `, did you mean "${near}"?`}`,
  )
}
