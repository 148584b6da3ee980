import { existsSync } from 'node:fs'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { manifestPlugin, webManifest } from './web-manifest.ts'

it('lets a phone keep the shop on its home screen, with icons that are there', async () => {
  const app = fastify()
  manifestPlugin(app, '澜途度假')
  const reply = await app.inject('/tc-fostay/manifest.webmanifest')
  expect(reply.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  expect(reply.json()).toMatchObject({ name: '澜途度假', start_url: '/tc-fostay/', scope: '/tc-fostay/' })
  const files = webManifest('澜途度假').icons.map(({ src }) => src.replace('/tc-fostay/media/', ''))
  expect(files.filter((file) => !existsSync(new URL(`../../sandbox/media/${file}`, import.meta.url)))).toEqual([])
  await app.close()
})
