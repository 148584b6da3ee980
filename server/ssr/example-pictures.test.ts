import { EventEmitter } from 'node:events'
import { fastify } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import type { BuiltShop } from '../../src/app/entry-server.tsx'
import { examplePictures } from './example-pictures.ts'

type Make = BuiltShop['picture']

function opened() {
  const app = fastify()
  const changes = new EventEmitter()
  const make = vi.fn<Make>(async ({ code, example, css }) =>
    code === 'note' ? { html: `<p>${example}</p>`, style: css } : undefined,
  )
  const pages = {
    theme: () => undefined,
    on: (event: 'changed' | 'judged', listener: (files: readonly string[]) => void) => void changes.on(event, listener),
  }
  examplePictures(app, { shop: { picture: make }, assets: { css: () => 'p{}' }, pages })
  const ask = (path: string) => app.inject({ url: `/studio/gallery/pictures/${path}` })
  return { ask, make, changes }
}

describe('pictures of examples', () => {
  it('are made once each, and again when a file of the operators changes', async () => {
    const { ask, make, changes } = opened()
    expect((await ask('note/1')).body).toBe('<p>1</p>')
    await ask('note/1')
    expect(make).toHaveBeenCalledTimes(1)
    changes.emit('changed', ['pages/themes/lantu.json'])
    await ask('note/1')
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('run no script, and stand in no frame but the studio’s', async () => {
    const { headers } = await opened().ask('note/0')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(headers['cache-control']).toBe('private, max-age=300')
  })

  it('of no widget, no example or no number are refused', async () => {
    const { ask } = opened()
    expect((await ask('nothing/0')).statusCode).toBe(404)
    expect((await ask('note/x')).statusCode).toBe(400)
  })

  it('are made again when one failed', async () => {
    const { ask, make } = opened()
    make.mockRejectedValueOnce(new Error('a widget broke'))
    expect((await ask('note/0')).statusCode).toBe(500)
    expect((await ask('note/0')).statusCode).toBe(200)
  })
})
