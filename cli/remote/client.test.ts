import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { studioContracts } from '../../schemas/studio/contracts.ts'
import { pulledPages } from '../../tests/fixtures/pulled-folder.ts'
import { remoteTexts } from './texts.ts'

const { served, key, folder, runWith } = pulledPages()

describe('a command that speaks to a server', () => {
  const withKey = (by: string, ...argv: string[]) => runWith(by, 'pull', ...argv)

  it('says clearly what is wrong with the key or the server', async () => {
    expect((await withKey('')).err).toContain('There is no key: make one in the studio')
    expect((await withKey('two words')).err).toContain('This is no key')
    expect((await withKey('pagoda_wrong')).err).toContain('does not know this key, or it was ended')
    expect((await withKey(key(), '--key-file', 'nowhere')).err).toContain('The key file nowhere can not be read')
    expect((await withKey(key(), '--server', 'http://127.0.0.1:1')).err).toContain('does not answer')
    expect((await withKey(key(), '--server', 'ftp://x')).code).toBe(2)
    served().studio.clock.time += 2 * 24 * 60 * 60 * 1000
    const expired = await withKey(key(), '--json')
    served().studio.clock.time -= 2 * 24 * 60 * 60 * 1000
    expect(JSON.parse(expired.out)).toEqual({ error: 'The key has expired: make another in the studio (密钥)' })
  })

  it('has words in both languages for whatever the server refuses', () => {
    const asked = ['publishDraft', 'rollBack', 'saveSteps', 'newPage', 'newItem', 'item', 'checkDocument'] as const
    const codes = new Set(asked.flatMap((name): readonly string[] => studioContracts[name].problems))
    expect([...codes].filter((code) => !Object.hasOwn(remoteTexts, `refused.${code}`))).toEqual([])
  })

  it('waits where a server takes no more calls for the moment', async () => {
    let asked = 0
    const busy = createServer((_, reply) => {
      asked += 1
      const isBusy = asked === 1
      reply.writeHead(isBusy ? 429 : 200, { 'content-type': 'application/json', 'retry-after': '0' })
      reply.end(JSON.stringify(isBusy ? { code: 'too-many-requests', message: '…' } : { items: [] }))
    })
    await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done))
    onTestFinished(() => void busy.close())
    const { port } = busy.address() as AddressInfo
    const { code, err } = await withKey(key(), '--server', `http://127.0.0.1:${port}`)
    // Once more for the list, and then for the table of addresses.
    expect([code, asked, err]).toEqual([0, 3, expect.stringContaining('takes so many calls in a minute')])
  })

  it('reads the key of a file, and says when it would go unencrypted', async () => {
    writeFileSync(join(folder(), '..', 'key'), `${key()}\n`)
    expect((await withKey('', '--key-file', 'key')).code).toBe(0)
    const { err } = await withKey(key(), '--server', 'http://shop.invalid')
    expect(err).toContain('http://shop.invalid is not encrypted')
    expect(err).not.toContain(key())
  })
})
