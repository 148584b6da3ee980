import { journeysStep, type Step, unitStep } from '../steps.ts'
import { changedFiles } from './changed-files.ts'
import { readShop } from './project.ts'
import { journeysOf, type Selection, unitTestsOf } from './select.ts'

type Print = (line: string) => void

/** Names of this many files are shown for one cause. */
const SHOWN = 8

/**
 * The steps with those tests alone that a change touches. The steps before them take a minute together, and are run whole.
 * @param ref what to compare with
 */
export function changedSteps(steps: readonly Step[], cores: number, ref: string | undefined, print: Print): Step[] {
  const { since, files } = changedFiles(ref)
  const shop = readShop()
  print(`Changed since ${since}: ${files.length} ${files.length === 1 ? 'file' : 'files'}`)
  const unit = narrowed('Unit tests', unitTestsOf(files, shop), countOf(shop.files, /\.test\.tsx?$/), print)
  const journeys = narrowed('Journeys', journeysOf(files, shop), countOf(shop.files, /\.spec\.ts$/), print)
  return steps.flatMap((step) => {
    if (step.id === 'unit') return unit ? [unitStep(cores, { files: unit })] : []
    if (step.id === 'journeys') return journeys ? [journeysStep({ files: journeys.map(asPattern) })] : []
    return [step]
  })
}

const countOf = (files: readonly string[], kind: RegExp) => files.filter((file) => kind.test(file)).length

/** Playwright takes regular expressions. */
const asPattern = (file: string) => `${file.replaceAll('.', String.raw`\.`)}$`

/** Files to run; [] is all of them; undefined when there is nothing to run. */
function narrowed(title: string, selection: Selection, count: number, print: Print): readonly string[] | undefined {
  for (const line of selectionLines(title, selection, count)) print(line)
  if ('all' in selection || isMost(selection.size, count)) return []
  return selection.size === 0 ? undefined : [...selection.keys()]
}

/** A list of most files is as long as a command line may be, and saves little. */
const isMost = (size: number, count: number) => size > count / 2

/** What runs and why: the tests of each changed file. */
export function selectionLines(title: string, selection: Selection, count: number): string[] {
  if ('all' in selection) return [`${title}: all ${count} files, because of ${selection.all}`]
  const causes = new Map<string, string[]>()
  for (const [file, cause] of selection) causes.set(cause, [...(causes.get(cause) ?? []), file])
  const rest = isMost(selection.size, count) ? '; with so many, all run' : ''
  return [
    `${title}: ${selection.size} of ${count} files${rest}`,
    ...[...causes].map(([cause, files]) => `  ${cause}: ${shortList(files)}`),
  ]
}

function shortList(files: readonly string[]): string {
  const more = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : ''
  return files.slice(0, SHOWN).join(', ') + more
}
