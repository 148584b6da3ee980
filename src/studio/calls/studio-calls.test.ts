import { expect, it } from 'vitest'
import { POLL_HEADER } from '../../../schemas/studio/sessions.ts'
import { createStudioCall } from './studio-calls.ts'

it('[S2] says of a call whether a timer makes it, also of one with a body', async () => {
  const sent: RequestInit[] = []
  const call = createStudioCall(
    () => undefined,
    async (_, init) => {
      sent.push(init)
      return new Response('{}')
    },
  )
  const since = { params: { kind: 'page', name: 'home' }, body: { version: 0, tab: 'one-open-editor' } } as const
  await call('releaseList', {})
  await call('releaseList', {}, { isPoll: true })
  await call('draftSince', since, { isPoll: true })
  const json = { 'content-type': 'application/json' }
  expect(sent).toEqual([
    { method: 'GET', headers: {} },
    { method: 'GET', headers: { [POLL_HEADER]: '1' } },
    { method: 'POST', headers: { ...json, [POLL_HEADER]: '1' }, body: JSON.stringify(since.body) },
  ])
})
