import type { AddressInfo } from 'node:net'
import { createSessions, type Sessions } from '../../server/session/sessions.ts'
import { TODAY } from '../contract/shop-openings.ts'
import { TEST_SECRET, testPorts } from '../fixtures/app.ts'
import { embeddedDatabase } from '../fixtures/databases.ts'
import { openStudio, type TestStudio } from '../fixtures/studio.ts'
import { type Probe, startProbe } from './held-up.ts'

/** A sandbox with its studio that listens, and what holds it up. */
export interface ProbedStudio {
  readonly studio: TestStudio
  readonly probe: Probe
  /** Of the shop's members, whose calls are not those of strangers. */
  readonly sessions: Sessions
  readonly close: () => Promise<void>
}

const now = Date.parse(`${TODAY}T10:00:00+08:00`)
const clock = { now: () => now, offset: () => 0 }

/** Its calls are not counted: it is asked more than any operator asks. */
export async function openProbed(): Promise<ProbedStudio> {
  const { database, remove } = await embeddedDatabase(now)
  const limits = { calls: 1_000_000, signIns: 1_000_000 }
  const studio = await openStudio(database, { limits, ports: testPorts(database, { clock }) })
  await studio.app.listen({ port: 0, host: '127.0.0.1' })
  const probe = startProbe((studio.app.server.address() as AddressInfo).port)
  const close = async () => {
    await probe.end()
    await studio.close()
    await remove()
  }
  return { studio, probe, sessions: createSessions({ db: database.orm, clock, secret: TEST_SECRET }), close }
}
