import { relative, sep } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import type { Word } from './child.ts'

/** Tells the runner what vitest's json report leaves out: what a file took with its imports, and when workers have nothing left to do. */
export default class UnitReporter implements Reporter {
  private workers = 1
  private waiting = 0

  onInit({ config }: Vitest): void {
    this.workers = config.maxWorkers
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.waiting = files.length
  }

  onTestModuleEnd(file: TestModule): void {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = file.diagnostic()
    const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
    tell({ file: relative('.', file.moduleId).split(sep).join('/'), seconds: ms / 1000 })
    this.waiting -= 1
    if (this.waiting < this.workers) tell({ cores: this.waiting })
  }
}

const tell = (word: Word) => process.send?.(word)
