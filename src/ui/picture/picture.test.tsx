import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './index.tsx'
import { sourceSet, toneOf } from './picture-files.ts'

const html = (isPriority: boolean) =>
  renderToStaticMarkup(<Picture src="/m/bay-1" alt="海湾" shape="banner" sizes="100vw" isPriority={isPriority} />)

describe('sourceSet', () => {
  it('lists every stored size of the shape with its width', () => {
    expect(sourceSet('/m/bay-1', 'card', 'avif')).toBe(
      '/m/bay-1-924x612.avif 924w, /m/bay-1-462x306.avif 462w, /m/bay-1-228x152.avif 228w',
    )
  })
})

describe('Picture', () => {
  it('waits until it is near, with low priority, unless it is the first', () => {
    expect(html(false)).toMatch(/loading="lazy".*fetchPriority="low"/)
    expect(html(true)).toMatch(/loading="eager".*fetchPriority="high"/)
  })

  it('always has width and height, so that nothing jumps', () => {
    expect(html(false)).toMatch(/width="780" height="380"/)
  })

  it('asks for nothing when there is no address', () => {
    expect(renderToStaticMarkup(<Picture src="" alt="" shape="tile" sizes="50px" />)).not.toContain('img')
  })

  it('waits on the same colour for the same picture', () => {
    expect(toneOf('/m/bay-1')).toBe(toneOf('/m/bay-1'))
    expect(new Set(['/m/a', '/m/b', '/m/c', '/m/d'].map(toneOf)).size).toBe(4)
  })
})
