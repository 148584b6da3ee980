import { describe, expect, it } from 'vitest'
import type { FirstView } from '../canvas/first-view.ts'
import { findingsOf } from './findings.ts'
import { measure } from './measure.ts'
import { phoneFile, shownWidth } from './phone-picture.ts'
import { readHtml } from './read-html.ts'

const picture = (name: string, more = 'loading="lazy" fetchPriority="low" alt=""') =>
  `<picture><source type="image/avif" srcSet="/m/${name}-1170.avif 1170w, /m/${name}-780.avif 780w" sizes="100vw"/>` +
  `<img src="/m/${name}-780.webp" width="780" height="380" srcSet="/m/${name}-1170.webp 1170w" sizes="100vw" ${more}/></picture>`
const first = 'loading="eager" fetchPriority="high" alt="海湾"'
const block = (id: string, inside: string) => `<div data-block="${id}">${inside}</div>`

const text = JSON.stringify({
  blocks: [
    { id: 'banner', widget: 'banner-swiper' },
    { id: 'deals', widget: 'columns', slots: { left: [{ id: 'inner', widget: 'rich-text' }] } },
  ],
})
const view = (html: string, more: Partial<FirstView> = {}): FirstView => ({
  ...{ html, scripts: ['/app.js', '/a.js'], above: new Set(['banner']), calls: ['offers'], origins: {} },
  ...more,
})
const bytes: Readonly<Record<string, number>> = { '/app.js': 60_000, '/a.js': 5_000, '/m/bay-1170.avif': 90_000 }
const bytesOf = async (url: string) => bytes[url] ?? 40_000
const told = async (html: string, more: Partial<FirstView> = {}, of = bytesOf) =>
  findingsOf(await measure(view(html, more), of), text, {}).map(({ rule, severity, pointer, message }) => [
    ...[rule, severity, pointer],
    message.zh,
  ])

describe('shownWidth', () => {
  it.each([
    ['100vw', 390],
    ['72px', 72],
    ['(min-width: 672px) 640px, 50vw', 195],
    ['(max-width: 400px) 120px, 50vw', 120],
    ['calc(50vw - 20px)', 175],
    ['min(10em, 50vw)', 390],
  ])('%s is %d points on a phone', (sizes, width) => {
    expect(shownWidth(sizes)).toBe(width)
  })
})

describe('phoneFile', () => {
  it('is the smallest that is large enough for three pixels to the point, else the largest', () => {
    const srcset = '/a 1170w, /b 780w, /c 228w'
    expect(['100vw', '72px', '200px'].map((sizes) => phoneFile({ src: '', srcset, sizes }))).toEqual(['/a', '/c', '/b'])
    expect(phoneFile({ src: '/plain.png', srcset: '', sizes: '100vw' })).toBe('/plain.png')
  })
})

describe('readHtml', () => {
  it('knows the block of a picture, and what is no page', () => {
    const html = block('banner', `<!-- > -->${picture('bay', first)}<p>a</p>`) + '<script>"<img>"</script>'
    expect(readHtml(html).pictures).toMatchObject([
      { block: 'banner', alt: '海湾', isPriority: true, isLazy: false, sizes: '100vw' },
    ])
  })

  it('takes a link as named by its words, its picture or its label', () => {
    const named = '<a href="/">首页</a><a href="/"><img alt="首页"></a><button aria-label="关"><svg></svg></button>'
    const unseen = '<div aria-hidden="true"><a href="/"></a></div>'
    expect(readHtml(named + unseen).nameless).toEqual([])
    expect(readHtml(block('tip', '<a href="/"><img alt=""></a>')).nameless).toEqual([{ block: 'tip', kind: 'a' }])
  })
})

describe('what is told of a first view', () => {
  it('[N7] is nothing of a page within its budget', async () => {
    expect(await told(block('banner', picture('bay', first)) + block('deals', picture('far')))).toEqual([])
  })

  it('[N7] weighs the code of all widgets, and the pictures above the fold as a phone loads them', async () => {
    const measured = await measure(
      view(block('banner', picture('bay', first)) + block('deals', picture('far'))),
      bytesOf,
    )
    expect(measured).toMatchObject({ scriptBytes: 65_000, pictureBytes: 90_000, calls: ['offers'] })
    expect(measured.largest).toMatchObject({ url: '/m/bay-1170.avif', block: 'banner', bytes: 90_000 })
  })

  it('[N7] remarks what is over the budget, and refuses what is far over', async () => {
    const heavy = (most: number) => async () => most
    expect(await told(block('banner', ''), {}, heavy(60_000))).toEqual([
      ['page-budget', 'warning', '', '组件的代码 120 KB，最好不超过 100 KB'],
    ])
    expect(await told(block('banner', ''), {}, heavy(90_000))).toEqual([
      ['page-budget', 'error', '', '组件的代码 180 KB，最多 160 KB'],
    ])
    expect(await told('', { calls: Array(11).fill('a') })).toEqual([
      ['page-budget', 'warning', '', '首屏要等的接口 11，最好不超过 10'],
    ])
  })

  it('[N7] warns of a largest picture that is lazy, below the fold or heavy, at its block', async () => {
    expect(await told(block('banner', picture('bay')))).toEqual([
      ['largest-picture', 'warning', '/blocks/0', '首屏最大的图片不是优先加载的：顾客会晚看到它'],
    ])
    expect(await told(block('inner', picture('bay', first)))).toEqual([
      ['largest-picture', 'warning', '/blocks/1/slots/left/0', '最大的图片不在首屏里：优先加载它，首屏反而慢'],
    ])
    expect(await told(block('banner', picture('bay', first)), { scripts: [] }, async () => 250_000)).toEqual([
      ['largest-picture', 'warning', '/blocks/0', '首屏最大的图片有 250 KB，最好不超过 200 KB'],
    ])
  })

  it('[N7] tells of skipped headings, pictures without a text and links without a name', async () => {
    const html = `<h1>a</h1>${block('banner', '<h3>b</h3><img src="/m/x.png"><a href="/"></a>')}${block('inner', '<h1>c</h1>')}`
    expect((await told(html)).map(([rule, , pointer]) => [rule, pointer])).toEqual([
      ['heading-order', '/blocks/0'],
      ['heading-order', '/blocks/1/slots/left/0'],
      ['missing-alt', '/blocks/0'],
      ['nameless-control', '/blocks/0'],
    ])
  })
})
