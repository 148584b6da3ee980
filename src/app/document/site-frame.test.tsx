import { describe, expect, it } from 'vitest'
import { siteFrames } from './site-frame.tsx'

const Line = ({ text }: { readonly text: string }) => <p>{text}</p>
const part = (name: string, ...blocks: object[]) => ({ name, text: JSON.stringify({ versions: { page: 1 }, blocks }) })
const line = (text: string, more: object = {}) => ({ id: text, widget: 'line', props: { text }, ...more })
const frames = siteFrames((code) => (code === 'line' ? (Line as never) : undefined))
const frameOf = (parts: Parameters<typeof frames>[0], now = '2026-11-20T08:30:15') => frames(parts, now)

describe('what stands around the app', () => {
  it('is what operators wrote in two parts: above it the one, below it the other', () => {
    const parts = [part('agent', line('no')), part('site-header', line('a'), line('b')), part('site-footer', line('c'))]
    expect(frameOf(parts)).toEqual({
      above: '<p>a</p><p>b</p>',
      below: '<p>c</p>',
      widgets: ['line', 'line', 'line'],
      crashed: [],
    })
  })

  it('is nothing where there are no such parts, where a block is hidden, and where nobody knows its widget', () => {
    expect(frameOf([])).toEqual({ above: '', below: '', widgets: [], crashed: [] })
    const blocks = [line('a', { hidden: true }), line('b', { widget: 'gone' })]
    expect(frameOf([part('site-header', ...blocks)])).toMatchObject({ above: '', below: '' })
  })

  it('costs a page no more than a block’s place when its widget throws', () => {
    const blocks = [line('a', { props: { text: {} } }), line('b')]
    const { above, crashed } = frameOf([part('site-header', ...blocks)])
    expect([above, crashed.map(({ page, block, code }) => [page, block, code])]).toEqual([
      '<p>b</p>',
      [['site-header', 'a', 'widget-crashed']],
    ])
  })

  it('has each block for as long as its schedule says', () => {
    const [from, until] = ['2026-11-20T09:00', '2026-11-20T10:00']
    const parts = [part('site-header', line('a', { live: { until: from } }), line('b', { live: { from, until } }))]
    const above = (time: string) => frameOf(parts, `2026-11-20T${time}`).above
    expect([above('08:59:59'), above('09:00:00'), above('10:00:00')]).toEqual(['<p>a</p>', '<p>b</p>', ''])
  })

  it('is drawn once a minute for as long as the parts are the same', () => {
    const parts = [part('site-header', line('a'))]
    expect(frameOf(parts, '2026-11-20T08:30:59')).toBe(frameOf(parts, '2026-11-20T08:30:00'))
  })
})
