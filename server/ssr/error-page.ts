import { SHOP_NAME } from '../../src/domain/shop-name.ts'
import type { FastifyReply } from 'fastify'

/**
 * What a shopper reads when not even the shop's own error page can be made: plain, without any asset.
 * @param retryAfter seconds until it is worth asking again
 */
export const errorPage = (reply: FastifyReply, status: 500 | 503, retryAfter = 5): FastifyReply =>
  plainPage(reply.header('retry-after', String(retryAfter)), status, {
    title: '系统开小差了，请稍后再试',
    content: '<p><a href="">再试一次</a></p><p><a href="/tc-fostay/">回到首页</a></p>',
  })

interface PlainPage {
  readonly title: string
  /** HTML below the title. */
  readonly content: string
}

/** A page that needs no asset and no script, and that nobody keeps. */
export const plainPage = (reply: FastifyReply, status: number, { title, content }: PlainPage): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(
      `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${SHOP_NAME}</title><main><h1>${title}</h1>${content}</main></html>`,
    )
