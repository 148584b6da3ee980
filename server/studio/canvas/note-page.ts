import type { FastifyReply } from 'fastify'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { contentPolicy } from '../../ssr/content-policy.ts'

/** As the shop's own page of an address that is not there (widgets/empty-state). */
const style = `
:root { color-scheme: light }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; box-sizing: border-box; padding: 24px 16px;
  background: #f6f3ee; color: #12212e; font: 15px/1.5 system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif; text-align: center }
img { width: 240px; aspect-ratio: 462 / 306; border-radius: 20px; object-fit: cover }
h1 { margin: 20px 0 8px; font-size: 17px; line-height: 1.35 }
p { margin: 0 auto; max-width: 20em; color: #4a5b68; font-size: 13px }
a { display: inline-block; margin-top: 24px; padding: 0 28px; border-radius: 22px; background: #0b7a75; color: #fff; line-height: 44px; text-decoration: none }
a:focus-visible { outline: 2px solid #12212e; outline-offset: 2px }
`

/** Without one a browser asks for /favicon.ico, which is not there. */
const icon = `<link rel="icon" href="${SHOP_BASE}/media/favicon.svg" type="image/svg+xml">`

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'content-security-policy': contentPolicy({ script: '', styles: [style] }),
} as const

/** What is said in place of a page that can't be shown, in the words of whoever looks. */
export interface Note {
  readonly status: number
  readonly title: string
  readonly text: string
  readonly link: { readonly to: string; readonly label: string }
}

/** Ends a request for a page by a note. The link leads out of the frame that the note may stand in. */
export const sendNote = (reply: FastifyReply, { status, title, text, link }: Note): FastifyReply =>
  reply
    .code(status)
    .headers(headers)
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${title}</title>${icon}<style>${style}</style></head><body><main><img src="${SHOP_BASE}/media/lost-island-462x306.webp" alt=""><h1>${title}</h1><p>${text}</p><a href="${link.to}" target="_top">${link.label}</a></main></body></html>`,
    )

const studio = { to: '/studio/', label: '回到工作台' }
const home = { to: `${SHOP_BASE}/`, label: '回到首页' }

/** What operators are told in the canvas. */
export const canvasNotes = {
  busy: { status: 503, title: '现在忙不过来', text: '正在生成的页面太多，过一会儿再看', link: studio },
  'signed-out': {
    ...{ status: 401, title: '登录已结束', text: '请在工作台重新登录' },
    link: { to: '/studio/sign-in', label: '去登录' },
  },
  'needs-password': {
    ...{ status: 403, title: '还没有密码', text: '先给自己设一个密码' },
    link: { to: '/studio/set-password', label: '去设密码' },
  },
  'no-such-item': { status: 404, title: '没有这个内容', text: '没有这个页面、部件或主题', link: studio },
  'no-such-address': {
    ...{
      status: 404,
      title: '这个地址打不开',
      text: '商城里没有这个地址，或者它不显示这个页面：换一个地址',
      link: studio,
    },
  },
  refused: { status: 422, title: '页面有错误', text: '页面有错误，还不能显示：先在问题里改好', link: studio },
} as const satisfies Readonly<Record<string, Note>>

/** What whoever got a preview link is told, who is no operator [C2]. */
export const previewNotes = {
  busy: {
    ...{ status: 503, title: '现在忙不过来', link: home },
    text: '打开预览的人太多，过一会儿再打开这个链接',
  },
  gone: {
    ...{ status: 410, title: '预览链接打不开了', link: home },
    text: '这个预览链接不存在、已过期或已收回：请向给你链接的人再要一个',
  },
  'no-such-address': {
    ...{ status: 404, title: '预览链接打不开了', link: home },
    text: '这个地址现在不显示这个页面：请向给你链接的人再要一个',
  },
  refused: {
    ...{ status: 422, title: '现在还看不了', link: home },
    text: '页面有错误，还不能显示：请告诉给你链接的人，改好以后这个链接就能打开',
  },
} as const satisfies Readonly<Record<string, Note>>
