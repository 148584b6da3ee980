import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../schemas/page/plan.ts'
import { DARK, lookScript } from '../../domain/look/look-script.ts'
import { MEMBER_MARK, memberMarkScript } from '../../domain/visit/member-mark.ts'
import { label, planWith } from '../../engine/react/fake-page.tsx'
import { route } from '../../engine/server/fake-shop.ts'
import { payloadJson } from '../../engine/server/payload-json.ts'
import { type DocumentParts, renderDocument } from './render-document.ts'
import type { PageMatch, PreparedPage } from '../../engine/server/page-request.ts'

const parts: DocumentParts = {
  css: '.app{color:red}',
  boot: 'start()',
  apiBase: '',
  siteName: '澜途度假',
  publicUrl: 'https://shop.example',
  isListed: true,
}

function preparedOf(plan: Partial<Plan> = {}, match: Partial<PageMatch> = {}): PreparedPage {
  const page = planWith([label('first', 'x', { height: 300 })], { title: '首页', ...plan })
  return {
    match: {
      name: 'home',
      status: 200,
      route: route('home', '/'),
      context: page.context,
      theme: 'lantu',
      key: 'k',
      variesBy: [],
      hasExperiments: false,
      ...match,
    },
    payload: { plan: page, sources: {}, theme: 'lantu', clockOffset: 0 },
    head: {},
    status: match.status ?? 200,
    maxAge: 30,
  }
}

const rendered = (prepared: PreparedPage, body = '') => ({ prepared, body, payload: payloadJson(prepared.payload) })

const documentOf = (plan: Partial<Plan> = {}, body = '', more: Partial<DocumentParts> = {}) =>
  renderDocument(rendered(preparedOf(plan), body), { ...parts, ...more }).html

const payloadText = (html: string) =>
  /<script type="application\/json" id="pagoda-page">([\s\S]*?)<\/script>/.exec(html)![1]!

describe('a document without scripts', () => {
  it('says at its top, before all but the link past it, what works and what does not', () => {
    const [, first = ''] = /<body>([\s\S]*?)<div id="root">/.exec(documentOf({}, '<button>立即购买</button>'))!
    expect(first).toMatch(
      /^<noscript>.*页面可以看，链接可以打开，按钮用不了.*<\/noscript><a class="skip" href="#page">跳到内容<\/a>$/,
    )
  })

  it('lets each button be read out as one that needs one, by words that take no room', () => {
    const [, rules = ''] = /@media \(scripting: none\) \{([\s\S]*?\n)\}/.exec(readFileSync('src/ui/base.css', 'utf8'))!
    expect(rules).toContain("content: '\\200b' / '（需开启 JavaScript）'")
    expect(rules.match(/content: .*/g)).toHaveLength(1)
  })
})

describe('the words of a document', () => {
  it('name page and site, but the site once', () => {
    expect(documentOf()).toContain('<title>首页 - 澜途度假</title>')
    expect(documentOf({ title: '澜途度假' })).toContain('<title>澜途度假</title>')
  })

  it('describe the page, or at least name it', () => {
    expect(documentOf({ description: '海边的家' })).toContain('<meta name="description" content="海边的家">')
    expect(documentOf()).toContain('<meta name="description" content="首页，尽在澜途度假">')
  })

  it('can’t leave the place where they stand', () => {
    const html = documentOf({ title: '</title><script>&"', description: '"><script>alert(1)</script>' })
    expect(html).toContain('<title>&lt;/title>&lt;script>&amp;&quot; - 澜途度假</title>')
    expect(html).toContain('content="&quot;>&lt;script>alert(1)&lt;/script>"')
    expect(html.match(/<script/g)).toHaveLength(4)
  })
})

describe('what the app reads on the document', () => {
  it('are the addresses of the API, of the market’s host and the theme, each only when there is one', () => {
    const htmlOf = (more: Partial<DocumentParts>) => /<html[^>]*>/.exec(documentOf({}, '', more))?.[0]
    expect(htmlOf({})).toBe('<html lang="zh-CN" data-theme="lantu">')
    expect(htmlOf({ apiBase: 'https://a.example', marketBase: 'https://m.example' })).toBe(
      '<html lang="zh-CN" data-theme="lantu" data-api="https://a.example" data-market="https://m.example">',
    )
  })
})

describe('the data inside a document', () => {
  const state = { hostile: '</script><script>alert(1)</script><!--', lines: 'a\u2028b\u2029c' }

  it('comes out as it went in', () => {
    expect((JSON.parse(payloadText(documentOf({ state }))) as PreparedPage['payload']).plan.state).toEqual(state)
  })

  it('can’t end the script in which it stands, nor break its lines', () => {
    const text = payloadText(documentOf({ state }))
    expect(text).not.toMatch(/[<\u2028\u2029]/)
  })
})

describe('the styles of a document', () => {
  it('are those whose hashes the CSP has: frame and widgets, then heights and theme, then the dark side', () => {
    const theme = { title: '品牌', tokens: { brand: '#123456', 'radius-m': 8 } }
    const { html, styles } = renderDocument(rendered({ ...preparedOf(), theme }), parts)
    const [shared, own, dark] = styles
    expect(html).toContain(
      `<style>${shared}</style><style>${own}</style><style media="${DARK}">${dark}</style><script>${lookScript}</script>`,
    )
    expect(shared).toContain('.app{color:red}')
    expect(own).toContain('.h-300{')
    expect(own).toContain(':root{--brand:#123456;--radius-m:8px}')
    expect(dark).toContain('--brand-fill:#123456')
  })
})

describe('search engines', () => {
  const robots = (match: Partial<PageMatch>) =>
    renderDocument(rendered(preparedOf({}, match)), parts).html.includes('<meta name="robots" content="noindex">')

  it('may list an open page', () => {
    expect(robots({})).toBe(false)
  })

  it('may not list a screen to come, nor an address that leads nowhere', () => {
    expect(robots({ route: route('spell', '/spell', { open: false }) })).toBe(true)
    expect(robots({ status: 404 })).toBe(true)
  })
})

describe('the first picture', () => {
  const picture = (name: string, urgency: string) =>
    `<picture><source type="image/avif" srcSet="/m/${name}.avif 780w" sizes="100vw"/><img src="/m/${name}.webp"${urgency}/></picture>`
  const preloads = (body: string) => documentOf({}, body).match(/<link rel="preload"[^>]*>/g) ?? []

  it('that is marked as urgent is asked for before the body is read', () => {
    const body = picture('logo', ' loading="lazy"') + picture('bay', ' fetchPriority="high"')
    expect(preloads(body)).toEqual([
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/m/bay.avif 780w" imagesizes="100vw">',
    ])
  })

  it('is not asked for early when none is urgent, or the words only say so', () => {
    expect(preloads(picture('bay', ''))).toEqual([])
    expect(preloads(`${picture('bay', '')}<p>fetchPriority=&quot;high&quot;</p>`)).toEqual([])
  })
})

describe('what is said to visitors alone', () => {
  const script = `<script>${memberMarkScript}</script></head>`

  it('is kept from who is logged in before the first paint: a script in the head says so, where it is needed', () => {
    const visitors = { ...label('first', 'x', { height: 300 }), visitors: true } as const
    expect(documentOf({ blocks: [visitors] })).toContain(script)
    expect(documentOf()).not.toContain(script)
  })

  it.each([
    ['e30.e30.x', ''],
    ['', undefined],
    [null, undefined],
  ])('asks what the device keeps: the token %j gives %j', (token, mark) => {
    const marks: Record<string, string> = {}
    const setAttribute = (name: string, value: string) => Object.assign(marks, { [name]: value })
    const document = { documentElement: { setAttribute } }
    runInNewContext(memberMarkScript, { document, localStorage: { getItem: () => token } })
    expect(marks[MEMBER_MARK]).toBe(mark)
  })
})

describe('another API', () => {
  it('is told to the app by its address, escaped', () => {
    expect(documentOf({}, '', { apiBase: 'https://api.example/"x' })).toContain(
      ' data-api="https://api.example/&quot;x"',
    )
    expect(documentOf()).not.toContain('data-api')
  })
})
