import { describe, expect, it } from 'vitest'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import type { Role } from '../../../schemas/studio/role.ts'
import { actionsOf } from './actions-of.ts'

const home = { kind: 'page', name: 'home' } as const
const offered = (
  role: Role,
  release: Partial<ReleaseRow> & Pick<ReleaseRow, 'state'>,
  { fourEyes = false, name = '小王' } = {},
) => actionsOf({ kind: 'bundle', items: [home], ...release }, { fourEyes }, { role, name })

describe('what is offered for a release', () => {
  it('to a viewer is nothing', () => {
    expect(offered('viewer', { state: 'open' })).toEqual([])
  })

  it('to an editor is asking and giving up, and not what has a moment', () => {
    expect(offered('editor', { state: 'open' })).toEqual(['ask', 'cancel'])
    expect(offered('editor', { state: 'scheduled' })).toEqual([])
    expect(offered('publisher', { state: 'scheduled' })).toEqual(['publish', 'schedule', 'unschedule', 'cancel'])
  })

  it('is publishing where one person may, else once another one approved', () => {
    expect(offered('publisher', { state: 'open' })).toEqual(['publish', 'schedule', 'try', 'ask', 'cancel'])
    expect(offered('publisher', { state: 'open' }, { fourEyes: true })).toEqual(['ask', 'cancel'])
    expect(offered('publisher', { state: 'open', approvedBy: '小李' }, { fourEyes: true })).toEqual([
      ...['publish', 'schedule', 'try', 'cancel'],
    ])
  })

  it('[F2] to whoever asked is no approval', () => {
    expect(offered('publisher', { state: 'asked', askedBy: '小王' })).toEqual(['cancel'])
    expect(offered('publisher', { state: 'asked', askedBy: '小李' })).toEqual(['approve', 'refuse', 'cancel'])
  })

  it('[F1] of one that archives is no share of the shoppers', () => {
    expect(offered('publisher', { kind: 'archive', state: 'open' })).toEqual(['publish', 'schedule', 'ask', 'cancel'])
  })

  it('of one that is tried out is all, another share, or nobody', () => {
    expect(offered('publisher', { state: 'canary', share: 10 })).toEqual(['publish', 'try', 'return'])
    expect(offered('editor', { state: 'canary', share: 10 })).toEqual([])
  })

  it('of an empty one is only to give it up, and of what is over the way back', () => {
    expect(offered('admin', { state: 'open', items: [] })).toEqual(['cancel'])
    expect(offered('publisher', { state: 'published' })).toEqual(['roll-back'])
    expect(offered('editor', { state: 'published' })).toEqual([])
    expect(offered('admin', { state: 'cancelled' })).toEqual([])
  })
})
