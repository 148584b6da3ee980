import { expect, it } from 'vitest'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { openStudio } from '../../../tests/fixtures/studio.ts'

describeOnDatabases('a link to sign in', (opened) => {
  it(
    '[S3] has the shop’s own address, whatever a request calls the server',
    async () => {
      const shop = await openStudio(opened().database, { publicUrl: 'https://shop.example' })
      const cookie = await shop.signedIn('admin')
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://shop.example' }
      const { body } = await shop.call('addOperator', { cookie, headers, body: { name: '小何', role: 'viewer' } })
      const { id } = body.operator as { id: string }
      const again = await shop.call('newSignInLink', { cookie, headers, params: { id } })
      for (const { link } of [body, again.body]) expect(link).toMatch(/^https:\/\/shop\.example\/studio\/sign-in#/)
      await shop.close()
    },
    LONGEST_OPENING,
  )
})
