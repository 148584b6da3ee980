import type { Step } from './steps.ts'

type Shown = Pick<Step, 'id' | 'title' | 'isLong'>

/**
 * Keeps apart what steps write that run side by side. A short step's lines are printed whole when it ends; of the long ones the
 * first is shown as it writes, the next has its turn when that one has ended.
 */
export function stepLog(print: (line: string) => void) {
  const held = new Map<string, string[]>()
  /** Long steps that run, in the order of their start: the first one is shown. */
  const long: Shown[] = []

  const show = (step: Shown) => {
    print(`\n== ${step.title}`)
    for (const line of held.get(step.id) ?? []) print(line)
    held.set(step.id, [])
  }

  return {
    begin(step: Shown): void {
      held.set(step.id, [])
      if (!step.isLong) return print(`·  ${step.title} ...`)
      long.push(step)
      if (long[0] === step) show(step)
      else print(`·  ${step.title} begins, and is shown when ${long[0]!.title} has ended`)
    },
    line(step: Shown, text: string): void {
      if (long[0]?.id === step.id) print(text)
      else held.get(step.id)?.push(text)
    },
    /** @param outcome "passed in 12 s" */
    end(step: Shown, outcome: string): void {
      const isShown = long[0]?.id === step.id
      if (!isShown) show(step)
      print(`-- ${step.title}: ${outcome}`)
      held.delete(step.id)
      const at = long.findIndex(({ id }) => id === step.id)
      if (at >= 0) long.splice(at, 1)
      if (long[0]) show(isShown ? long[0] : { ...long[0], title: `${long[0].title} (goes on)` })
    },
  }
}

export type StepLog = ReturnType<typeof stepLog>
