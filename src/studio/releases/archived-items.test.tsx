// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { proxy } from 'valtio'
import type { ReleaseItem, ReleaseRow } from '../../../schemas/studio/releases.ts'
import type { CallReply } from '../calls/studio-calls.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { ReleaseContents } from './release-contents.tsx'

const eve = { kind: 'page', name: 'eve' } as const
const item: ReleaseItem = {
  ...{ ...eve, title: '前夜', hash: '0123456789abcdef', before: '0123456789abcdef' },
  ...{ hasNewerDraft: false, hasMoved: false },
}
const of = (kind: ReleaseRow['kind']) =>
  ({
    release: { kind, id: '1', name: '前夜', message: '', state: 'asked', version: 1, items: [eve] },
    items: [item],
    rules: { fourEyes: true, shopNow: '2026-11-20T08:30:00' },
  }) as unknown as CallReply<'release'>

function open(kind: ReleaseRow['kind']) {
  const me = { operator: { id: '1', name: '小林', role: 'publisher' } }
  const studio = { call: async () => ({ reply: {} }), who: proxy({ status: 'in', me }) } as unknown as Studio
  render(
    <MemoryRouter>
      <StudioContext value={studio}>
        <ReleaseContents shown={of(kind)} onLoad={async () => {}} onTold={async () => {}} />
      </StudioContext>
    </MemoryRouter>,
  )
  return screen.getByRole('article', { name: '前夜' }).textContent
}

describe('what is in a release that archives', () => {
  afterEach(cleanup)

  it.each([
    ['archive', '从商城拿下，内容不变；顾客打开会看到它不存在'],
    ['unarchive', '回到商城，内容和拿下时一样'],
  ] as const)('[F2] is said as what shoppers will see, and has nothing to add or take out: %s', (kind, words) => {
    expect(open(kind)).toContain(words)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
