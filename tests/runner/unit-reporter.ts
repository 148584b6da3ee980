import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { firstLines, send, type Test } from './report.ts'

/** Vitest's own report in JSON leaves out the errors that no test caught, and what a file's imports took. */
export default class UnitReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Promise<void> {
    const outside = unhandled.map((error) => failed('vitest, outside of every test', [error]))
    await send({
      tests: [...outside, ...modules.flatMap(testsOf)],
      files: Object.fromEntries(modules.map((module) => [module.relativeModuleId, secondsOf(module)])),
    })
  }
}

const failed = (name: string, errors: readonly SerializedError[] = []): Test => ({
  ...{ name, state: 'failed', message: firstLines(errors[0]?.stack ?? errors[0]?.message) },
})

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000
}

/** A file that could not be loaded, or whose hooks threw, counts as a test that failed. */
function testsOf(module: TestModule): Test[] {
  const file = module.relativeModuleId
  const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
  const tests = [...module.children.allTests()].map((test) => testOf(file, test))
  return errors.length > 0 ? [{ ...failed(file, errors), file }, ...tests] : tests
}

/** Why tests are skipped is said by `skip`, or in brackets by a title above them (tests/fixtures/databases.ts). */
function testOf(file: string, test: TestCase): Test {
  const result = test.result()
  const name = `${file} > ${test.fullName}`
  if (result.state === 'passed') return { name, file, state: 'passed' }
  // One that never ended is pending.
  if (result.state !== 'skipped') return { ...failed(name, result.errors), file }
  const titles = test.fullName.split(' > ').slice(0, -1)
  const reason = titles.map((title) => /\(([^()]+)\)$/.exec(title)?.[1]).find(Boolean)
  return { name, file, state: 'skipped', message: result.note ?? reason }
}
