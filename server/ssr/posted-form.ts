import type { FastifyInstance } from 'fastify'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { plainPage } from './error-page.ts'

/**
 * The shop's forms are sent by its code. A browser without script sends one by itself, to the address of its page: by POST, since by GET a
 * phone number or a reason for a refund would stand in the address, in histories and in logs. It is refused in words, and never read.
 */
export function postedForm(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.post(`${SHOP_BASE}/*`, { schema: { hide: true } }, (_request, reply) =>
      plainPage(reply.header('allow', 'GET, HEAD'), 405, {
        title: '刚才填写的内容没有提交',
        // An empty address is that of the page itself, now asked for by GET.
        content:
          '<p>提交需要 JavaScript，而浏览器没有开启它。请开启后回到这一页，重新填写并提交。</p><p><a href="">回到这一页</a></p>',
      }),
    )
  })
}
