import type { FastifyReply } from 'fastify'

/**
 * What a shopper reads when not even the shop's own error page can be made: plain, without any asset.
 * @param retryAfter seconds until it is worth asking again
 */
export function errorPage(reply: FastifyReply, status: 500 | 503, retryAfter = 5): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    })
    .send(
      '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>澜途度假</title><h1>系统开小差了，请稍后再试</h1><p><a href="/tc-fostay/">回到首页</a></p></html>',
    )
}
