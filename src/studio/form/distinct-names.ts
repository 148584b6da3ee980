/** What things of a list are called: those of one name with their place, too. */
export const distinctNames = (names: readonly string[]): string[] =>
  names.map((name, at) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name}（第 ${at + 1} 项）`))
