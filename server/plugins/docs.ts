import { SHOP_NAME } from '../../src/domain/shop-name.ts'
import swagger from '@fastify/swagger'
import swaggerUi, { type FastifySwaggerUiOptions } from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { AdminGuard } from './admin-guard.ts'
import { docsLook, phoneReady } from './docs-look.ts'

const description = `${SHOP_NAME}商城的接口，由 schemas/api 里的约定生成。拒绝的代码见 docs/problems.md。

The API of the Lantu Holidays mall, made from the contracts in schemas/api. Refusal codes: docs/problems.md.`

/** Collects the contracts; must stand before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Pagoda · ${SHOP_NAME}商城接口`, description, version: '1.0.0' },
      tags: [{ name: 'mall', description: '商城接口 · Calls of the mall' }],
    },
    hideUntagged: true,
  })
}

/** The style element of the logo that Swagger UI puts into the page; a hash lets in this text and no other. */
const LOGO_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"

/** /docs: its own scripts and styles only, no other inline. */
export async function docsPage(app: FastifyInstance, { adminsOnly }: AdminGuard): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', adminsOnly)
    scope.addHook('onSend', async (_request, reply, body) =>
      typeof body === 'string' && /^text\/html/.test(String(reply.getHeader('content-type'))) ? phoneReady(body) : body,
    )
    await scope.register(swaggerUi, pageOptions)
  })
}

const pageOptions: FastifySwaggerUiOptions = {
  routePrefix: '/docs',
  indexPrefix: '',
  ...docsLook,
  uiConfig: { docExpansion: 'list', deepLinking: true },
  staticCSP: {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' ${LOGO_STYLE}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  },
}
