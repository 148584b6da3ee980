import { describe, expect, it } from 'vitest'
import { siteFrames } from './site-frame.tsx'

const Line = ({ text }: { readonly text: string }) => <p>{text}</p>
const part = (name: string, ...blocks: object[]) => ({ name, text: JSON.stringify({ versions: { page: 1 }, blocks }) })
const line = (text: string, more: object = {}) => ({ id: text, widget: 'line', props: { text }, ...more })
const frameOf = siteFrames((code) => (code === 'line' ? (Line as never) : undefined))

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

  it('is drawn once for as long as the parts are the same', () => {
    const parts = [part('site-header', line('a'))]
    expect(frameOf(parts)).toBe(frameOf(parts))
  })
})
