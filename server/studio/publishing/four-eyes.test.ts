import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StudioCallName, studioContracts } from '../../../schemas/studio/contracts.ts'
import { studioPointers, studioReleases } from '../../db/schema.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../../../tests/fixtures/databases.ts'
import { homeItem, openItem, publishTitle } from '../../../tests/fixtures/studio-edit.ts'
import { drafted, releasing } from '../../../tests/fixtures/studio-releases.ts'
import { type Answer, OPERATOR_PASSWORD, openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { photo } from '../media/testing/pictures.ts'

/**
 * What each call of the studio does to the shop where publishing takes two people [F1]. A call that is new has to be put here.
 * - reads: it changes nothing but what the studio remembers of who asked.
 * - behind: it changes drafts, releases, people, keys or pictures, and nothing that a shopper sees.
 * - two: it changes what shoppers see, and one person alone is refused.
 * - any other text: one person changes what shoppers see, and why that is right.
 */
const does: Readonly<Record<StudioCallName, string>> = {
  addOperator: 'behind',
  archiveItem: 'two',
  askApproval: 'behind',
  askArchive: 'behind',
  auditLog: 'reads',
  brokenReferences: 'reads',
  cancelRelease: 'behind',
  canvasPage: 'reads',
  catalogue: 'reads',
  changeOperator: 'behind',
  changePassword: 'behind',
  changePicture: 'behind',
  changeRelease: 'behind',
  checkChange: 'reads',
  checkDocument: 'reads',
  checkReferences: 'behind',
  componentList: 'reads',
  cropPicture: 'behind',
  decideRelease: 'behind',
  discardDraft: 'behind',
  draftSince: 'reads',
  findWords: 'reads',
  endKey: 'behind',
  endOtherSessions: 'behind',
  endSession: 'behind',
  item: 'reads',
  itemHistory: 'reads',
  itemList: 'reads',
  keyList: 'reads',
  livePage: 'reads',
  me: 'reads',
  measurePage: 'reads',
  namedChoices: 'reads',
  newItem: 'behind',
  newKey: 'behind',
  newPage: 'behind',
  newPreview: 'behind',
  newRelease: 'behind',
  newSignInLink: 'behind',
  operatorList: 'reads',
  pageNumbers: 'reads',
  picture: 'reads',
  pictureList: 'reads',
  previewList: 'reads',
  previewRelease: 'behind',
  productChoices: 'reads',
  provePassword: 'behind',
  publishDraft: 'two',
  publishRelease: 'two',
  release: 'reads',
  releaseList: 'reads',
  returnRelease: 'an emergency brake: everybody gets what serves, which two people let in',
  revision: 'reads',
  rollBack: 'an emergency brake: it leads only to what shoppers saw before, is logged and stands in the history',
  rollBackRelease: 'an emergency brake: all of it goes back to what served before it, and nowhere else',
  routeTable: 'reads',
  sampleAddresses: 'reads',
  saveSteps: 'behind',
  scheduleDrafts: 'two',
  scheduleRelease: 'two',
  sessionList: 'reads',
  setDraftRoute: 'behind',
  setPublishingRules: 'behind',
  signIn: 'behind',
  signInByLink: 'behind',
  signOut: 'behind',
  renameFolder: 'behind',
  trashPicture: 'behind',
  tryRelease: 'two',
  unscheduleRelease: 'behind',
  uploadPicture: 'behind',
  withdrawPreview: 'behind',
}

const names = Object.keys(studioContracts) as StudioCallName[]
const namesOf = (what: string) => names.filter((name) => does[name] === what)

type Asked = NonNullable<Parameters<TestStudio['call']>[1]>

describe('with four eyes', () => {
  let opened: TestDatabase
  let studio: TestStudio
  let admin: string
  let editor: string
  let act: ReturnType<typeof releasing>
  beforeAll(async () => {
    opened = await embeddedDatabase()
    studio = await openStudio(opened.database)
    admin = await studio.signedIn('admin', 'anna')
    editor = await studio.signedIn('editor', 'edda')
    act = releasing(studio)
    await publishTitle(studio, admin, '秋天')
    await call('publishDraft', { body: { items: [await newPage('fair')], message: '' } })
    await call('setPublishingRules', { body: { fourEyes: true } })
  }, LONGEST_OPENING)
  afterAll(async () => {
    await studio.close()
    await opened.remove()
  })

  /** Made by an admin, who may do everything that one person may. */
  const call = (name: StudioCallName, asked: Asked = {}): Promise<Answer> =>
    studio.call(name, { cookie: admin, ...asked })
  /** What shoppers get: what every pointer says, and which share has which release. */
  const live = async () => {
    const pointers = await opened.database.orm.select().from(studioPointers)
    const releases = await opened.database.orm.select().from(studioReleases)
    return JSON.stringify([
      pointers.map(({ kind, name, hash, isArchived }) => `${kind} ${name} ${hash} ${isArchived}`).toSorted(),
      releases.filter(({ state }) => state === 'canary').map(({ id, share }) => [id, share]),
    ])
  }
  let made = 0
  /** An open release of a title that is new each time. */
  const bundle = async (more: object = {}) => {
    made += 1
    return (await act.bundle(editor, [await drafted(studio, editor, `第 ${made} 版`)], more)).body
  }
  const approved = async () =>
    (await act.decide(admin, await bundle({ ask: {} }), { isApproved: true, reason: '' })).body
  const scheduled = async () => (await act.schedule(admin, await approved(), { at: '2026-11-20T20:00' })).body
  const inCanary = async () => (await act.tryOut(admin, await approved(), { share: 10 })).body
  const seen = ({ id, version }: { readonly id: string; readonly version: number }, more: object = {}) => ({
    ...{ params: { id }, body: { version, ...more } },
  })
  const newPage = async (name: string) => {
    await call('newPage', { body: { name, title: name, path: `/${name}` } })
    return { kind: 'page', name, version: 1 } as const
  }
  /** The id of somebody new, who does nothing else here. */
  const newcomer = async () => {
    const { body } = await call('me', { cookie: await studio.signedIn('viewer') })
    return { params: { id: (body.operator as { id: string }).id } }
  }
  const picture = async () => {
    const file = await photo(800 + (made += 1), 600)
    const { body } = await call('uploadPicture', { query: { title: 'sea', alt: '大海' }, ...asFile(file) })
    return { params: { name: (body.picture as { name: string }).name } }
  }
  const asFile = (body: Buffer) => ({ body, headers: { 'content-type': 'application/octet-stream' } })

  it('every call says what it does to the shop', () => {
    expect(Object.keys(does).toSorted()).toEqual(names.toSorted())
  })

  const alone: Readonly<Record<string, () => Promise<Answer>>> = {
    archiveItem: async () => call('archiveItem', { params: homeItem, body: { archived: true } }),
    publishDraft: async () =>
      call('publishDraft', { body: { items: [await drafted(studio, editor, '没人看过')], message: '' } }),
    publishRelease: async () => call('publishRelease', seen(await bundle())),
    scheduleDrafts: async () => {
      const items = [await drafted(studio, editor, '晚上')]
      return call('scheduleDrafts', { body: { name: '晚上', message: '', items, at: '2026-11-20T20:00' } })
    },
    scheduleRelease: async () => call('scheduleRelease', seen(await bundle(), { at: '2026-11-20T20:00' })),
    tryRelease: async () => call('tryRelease', seen(await bundle(), { share: 10 })),
  }

  it.each(namesOf('two'))('[F1] %s is refused to one person', async (name) => {
    const before = await live()
    const { status, body } = (await alone[name]?.()) ?? {}
    expect([status, body?.code]).toEqual([409, name === 'archiveItem' ? 'archive-alone' : 'needs-approval'])
    expect(await live()).toBe(before)
  })

  const behind: Readonly<Record<string, () => Promise<Answer>>> = {
    addOperator: async () => call('addOperator', { body: { name: 'ole', role: 'editor' } }),
    askApproval: async () => call('askApproval', seen(await bundle())),
    askArchive: async () =>
      call('askArchive', { params: { kind: 'page', name: 'fair' }, body: { archived: true, message: '' } }),
    cancelRelease: async () => call('cancelRelease', seen(await scheduled())),
    changeOperator: async () => call('changeOperator', { ...(await newcomer()), body: { role: 'editor' } }),
    changePassword: async () => {
      const body = { current: OPERATOR_PASSWORD, next: '海边的三只白鹭在看日出啊' }
      return studio.call('changePassword', { cookie: await studio.signedIn('viewer'), body })
    },
    changePicture: async () => call('changePicture', { ...(await picture()), body: { alt: '另一句' } }),
    changeRelease: async () =>
      call('changeRelease', seen(await bundle(), { add: [await drafted(studio, editor, '再改')] })),
    checkReferences: async () => call('checkReferences', { body: {} }),
    cropPicture: async () => call('cropPicture', { ...(await picture()), body: { x: 0.2, y: 0.2 } }),
    decideRelease: async () => call('decideRelease', seen(await bundle({ ask: {} }), { isApproved: true, reason: '' })),
    discardDraft: async () => {
      const { version } = await drafted(studio, editor, '扔掉')
      return call('discardDraft', { params: homeItem, body: { version } })
    },
    endKey: async () => {
      const { body } = await call('newKey', { body: { name: 'gone', role: 'viewer', days: 1 } })
      return call('endKey', { params: { id: (body.key as { id: string }).id }, body: {} })
    },
    endOtherSessions: async () => call('endOtherSessions', { body: {} }),
    endSession: async () => {
      const cookie = await studio.signedIn('viewer')
      const { sessions } = (await studio.call('sessionList', { cookie })).body as { sessions: { id: string }[] }
      return call('endSession', { params: { id: sessions[0]?.id ?? '' }, body: {} })
    },
    newItem: async () => call('newItem', { body: { kind: 'theme', name: 'spring', title: '春' } }),
    newKey: async () => call('newKey', { body: { name: 'ci', role: 'publisher', days: 1 } }),
    newPage: async () => call('newPage', { body: { name: 'eve', title: '前夜', path: '/eve' } }),
    newPreview: async () => call('newPreview', { body: { ...homeItem, address: '/', as: {}, hours: 1 } }),
    newRelease: async () => call('newRelease', { body: { kind: 'bundle', name: '节', message: '', items: [] } }),
    newSignInLink: async () => call('newSignInLink', { ...(await newcomer()), body: {} }),
    previewRelease: async () => {
      const { id } = await bundle()
      return call('previewRelease', { params: { id }, body: { ...homeItem, as: {}, hours: 1 } })
    },
    provePassword: async () => call('provePassword', { body: { password: OPERATOR_PASSWORD } }),
    saveSteps: async () => {
      const { version } = await drafted(studio, admin, '一步')
      return { status: version > 0 ? 200 : 0, body: {}, headers: {} }
    },
    setDraftRoute: async () => {
      const item = await newPage('winter')
      const { kind, name } = item
      const { route } = (await openItem(studio, admin, { kind, name })) as unknown as { route: object }
      return call('setDraftRoute', {
        params: { kind, name },
        body: { before: route, route: { ...route, path: '/winter-2' } },
      })
    },
    setPublishingRules: async () => call('setPublishingRules', { body: { fourEyes: true } }),
    signIn: async () => call('signIn', { body: { name: 'edda', password: OPERATOR_PASSWORD } }),
    signInByLink: async () => {
      const { link } = (await call('newSignInLink', { ...(await newcomer()), body: {} })).body
      return call('signInByLink', { body: { secret: String(link).split('#')[1] } })
    },
    signOut: async () => studio.call('signOut', { cookie: await studio.signedIn('viewer'), body: {} }),
    renameFolder: async () => {
      const { params } = await picture()
      await call('changePicture', { params, body: { folder: '夏天' } })
      return call('renameFolder', { body: { from: '夏天', to: '冬天' } })
    },
    trashPicture: async () => call('trashPicture', { ...(await picture()), body: { trashed: true } }),
    unscheduleRelease: async () => call('unscheduleRelease', seen(await scheduled())),
    uploadPicture: async () =>
      call('uploadPicture', { query: { title: 'sea', alt: '大海' }, ...asFile(await photo(700, 600)) }),
    withdrawPreview: async () => {
      await call('newPreview', { body: { ...homeItem, address: '/', as: {}, hours: 1 } })
      const { previews } = (await call('previewList', { params: homeItem })).body as { previews: { id: string }[] }
      return call('withdrawPreview', { params: { id: previews[0]?.id ?? '' }, body: {} })
    },
  }

  it.each(namesOf('behind'))('%s changes nothing that a shopper sees', async (name) => {
    const before = await live()
    const { status, body } = (await behind[name]?.()) ?? {}
    expect([status, body?.code]).toEqual([200, undefined])
    expect(await live()).toBe(before)
  })

  describe('one person', () => {
    it('[F1, G3] takes a release back to what served before it, by a brake that everybody reads of', async () => {
      const before = await live()
      const { body } = await act.publish(admin, await approved())
      expect(await live()).not.toBe(before)
      expect((await act.rollBack(admin, body, { message: '' })).status).toBe(200)
      expect(await live()).toBe(before)
    })

    it('[F1, W1] takes what a share has from it', async () => {
      const before = await live()
      const release = await inCanary()
      expect(await live()).not.toBe(before)
      expect((await act.takeBack(admin, release)).status).toBe(200)
      expect(await live()).toBe(before)
    })
  })
})
