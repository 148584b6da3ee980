import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { studioDocument } from './studio-document.ts'

let app: FastifyInstance

function open() {
  app = fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not-found' }))
  studioDocument(app, { entry: '/studio.js', css: [] })
  return async (url: string) => {
    const { statusCode, headers } = await app.inject({ url })
    return [statusCode, String(headers['content-type']).split(';')[0]]
  }
}
afterEach(() => app.close())

describe('the document of the studio', () => {
  it.each(['/studio/', '/studio/content', '/studio/pages/page/home'])('is at %s', async (url) => {
    expect(await open()(url)).toEqual([200, 'text/html'])
  })

  it.each(['/studio/nonsense', '/studio/pages/page', '/studio/a/b/c', '/studio/apidoc'])(
    'says itself at %s that there is nothing',
    async (url) => {
      expect(await open()(url)).toEqual([404, 'text/html'])
    },
  )

  it.each([
    '/studio/api/nonsense',
    '/studio/api',
    '/studio/canvas/x',
    '/studio/gallery/pictures/x',
    '/studio/canvas?a=1',
  ])('is no answer to %s', async (url) => {
    expect(await open()(url)).toEqual([404, 'application/json'])
  })
})
