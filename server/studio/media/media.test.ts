import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, inArray, ne, notInArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LARGEST_PICTURE, MOST_FOLDERS } from '../../../schemas/studio/media.ts'
import type { Role } from '../../../schemas/studio/role.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { type Answer, openStudio, pageText, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { componentContents, pageComponents, studioDrafts, studioPictures } from '../../db/schema.ts'
import { emptyTrash, IN_TRASH } from './empty-trash.ts'
import { middleOf, photo, redAndBlue } from './testing/pictures.ts'

interface Made {
  readonly name: string
  readonly address: string
}

describeOnDatabases('the pictures of the studio', (opened) => {
  let studio: TestStudio
  let other: TestStudio
  const cookies = new Map<Role, string>()
  const as = (role: Role) => cookies.get(role) ?? ''
  const db = () => opened().database.orm

  beforeAll(async () => {
    studio = await openStudio(opened().database)
    mkdirSync(join(studio.dir, 'media'))
    other = await openStudio(opened().database, { dir: studio.dir })
    for (const role of ['viewer', 'editor', 'publisher'] as const) cookies.set(role, await studio.signedIn(role))
  }, LONGEST_OPENING)
  afterAll(async () => {
    await other.close()
    await studio.close()
  })

  const upload = (file: Buffer, query: Record<string, string>, headers = {}): Promise<Answer> =>
    studio.call('uploadPicture', {
      ...{ query: { title: '海边', alt: '海边的日落', ...query }, body: file, cookie: as('editor') },
      headers: { 'content-type': 'application/octet-stream', ...headers },
    })
  const made = ({ body }: Answer) => {
    if (!body['picture']) throw new Error(`No picture was made: ${JSON.stringify(body)}`)
    return body['picture'] as Made
  }
  const get = (address: string, from = studio) => from.app.inject({ url: address })
  const change = (name: string, trashed: boolean, from = studio) =>
    from.call('trashPicture', { params: { name }, body: { trashed }, cookie: as('editor') })
  const list = async (query: Record<string, string>) =>
    ((await studio.call('pictureList', { query, cookie: as('viewer') })).body['pictures'] as Made[]).map(
      ({ name }) => name,
    )
  const audited = async () =>
    ((await studio.call('auditLog', { cookie: as('publisher') })).body['entries'] as { sentence: string }[])[0]
      ?.sentence

  /** A draft of the page that names a picture. */
  const drafted = (name: string, address: string) =>
    db()
      .insert(studioDrafts)
      .values({
        ...{ kind: 'page', name, base: null, version: 1, createdBy: 'x', createdAt: 1, updatedBy: 'x', updatedAt: 1 },
        text: pageText('夏天').replace('"早"', `"${address}"`),
      })

  it('[M1] are uploaded by an editor, served in every size at once, and kept by browsers for good', async () => {
    const answer = await upload(await photo(), { title: 'Summer Sale' })
    expect([answer.status, answer.body['wasKnown'], answer.body['picture']]).toEqual([
      200,
      false,
      expect.objectContaining({
        title: 'Summer Sale',
        alt: '海边的日落',
        width: 1200,
        height: 800,
        useCount: 0,
        source: 'upload',
      }),
    ])
    const { address, name } = made(answer)
    expect(name).toMatch(/^summer-sale-[0-9a-f]{10}$/)
    expect(await audited()).toBe(`上传了图片「Summer Sale」（${name}）`)
    const avif = await get(`${address}-780x380.avif`)
    expect([avif.statusCode, avif.headers['content-type'], avif.headers['cache-control']]).toEqual([
      200,
      'image/avif',
      'public, max-age=31536000, immutable',
    ])
    expect(avif.headers['x-content-type-options']).toBe('nosniff')
    const { width, height } = await sharp(avif.rawPayload).metadata()
    expect([width, height]).toEqual([780, 380])
    expect((await get(`${address}-1200x630.jpg`)).headers['content-type']).toBe('image/jpeg')
    const again = await studio.app.inject({
      url: `${address}-780x380.avif`,
      headers: { 'if-none-match': String(avif.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
    for (const wrong of ['-781x380.avif', '-780x380.avif.html', '', '-780x380.png'])
      expect((await get(address + wrong)).statusCode).toBe(404)
  })

  it('[M1] are on every other instance, and known to its checks', async () => {
    const { address } = made(await upload(await photo(1300, 800), {}))
    expect((await get(`${address}-300x300.webp`, other)).statusCode).toBe(200)
    await other.store.refresh()
    expect(other.store.sources().pictures?.(address)).toBe(true)
    expect(other.store.sources().pictures?.(`${address}x`)).toBe(false)
  })

  it('[M1] uploaded twice are one picture, and around another focus another one', async () => {
    const file = await redAndBlue(1600, 700).png().toBuffer()
    const [one, two] = [await upload(file, {}), await upload(file, {})]
    expect([made(two).address, two.body['wasKnown']]).toEqual([made(one).address, true])
    const focus = { x: 0.9, y: 0.5 }
    const params = { name: made(one).name }
    const cropped = await studio.call('cropPicture', { params, body: focus, cookie: as('editor') })
    expect(made(cropped).address).not.toBe(made(one).address)
    expect(await middleOf((await get(`${made(cropped).address}-500x500.webp`)).rawPayload)).toBe('blue')
    const told = await studio.call('picture', { params, cookie: as('viewer') })
    expect(told.body).toMatchObject({ uses: [], replacedBy: made(cropped).name })
  })

  it('[M2] are refused with what they are and what to do', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const { status, body } = await upload(svg, {}, { 'content-type': 'image/png' })
    expect([status, body['code'], body['detail']]).toEqual([422, 'picture-refused', expect.stringContaining('SVG')])
    const nothing = await upload(Buffer.alloc(0), {})
    expect([nothing.status, nothing.body['code']]).toEqual([422, 'picture-refused'])
  })

  it('[M2] are not read beyond 20 MB, and need a text', async () => {
    const large = await upload(Buffer.alloc(LARGEST_PICTURE + 1), {})
    expect([large.status, large.body['code'], large.body['message']]).toEqual([
      413,
      'picture-too-large',
      expect.stringContaining('20 MB'),
    ])
    expect((await upload(await photo(), { alt: ' ' })).body['code']).toBe('invalid-request')
  })

  it('[S1] [S2] are brought by editors alone, from the studio alone', async () => {
    const call = (cookie: string, headers = {}) =>
      studio.call('uploadPicture', { query: { title: '海', alt: '大海' }, body: Buffer.from('x'), cookie, headers })
    expect((await call('')).body['code']).toBe('signed-out')
    expect((await call(as('viewer'))).body['code']).toBe('not-allowed')
    expect((await call(as('editor'), { 'sec-fetch-site': 'cross-site' })).body['code']).toBe('foreign-origin')
    for (const name of ['trashPicture', 'changePicture', 'cropPicture'] as const)
      expect((await studio.call(name, { params: { name: 'x' }, body: {}, cookie: as('viewer') })).body['code']).toBe(
        'not-allowed',
      )
  })

  it('[M5] are found by title, text and name, and get other words', async () => {
    const { name } = made(await upload(await photo(1400, 800), { title: '冬天的温泉', alt: '雪里的露天温泉' }))
    expect(await list({ words: '温泉' })).toEqual([name])
    expect(await list({ words: '露天' })).toEqual([name])
    expect(await list({ words: name.slice(-6) })).toEqual([name])
    const body = { alt: '雪后的一池温泉' }
    expect((await studio.call('changePicture', { params: { name }, body, cookie: as('editor') })).status).toBe(200)
    expect(await audited()).toContain('雪后的一池温泉')
    expect(await list({ words: '雪后' })).toEqual([name])
    const missing = await studio.call('changePicture', { params: { name: 'nothing' }, body, cookie: as('editor') })
    expect(missing.body['code']).toBe('no-such-picture')
  })

  describe('[M7] in folders', () => {
    interface Listed {
      readonly pictures: readonly (Made & { readonly folder?: string })[]
      readonly total: number
      readonly folders: readonly { readonly name: string; readonly count: number }[]
    }
    const listed = async (query: Record<string, string>) =>
      (await studio.call('pictureList', { query, cookie: as('viewer') })).body as unknown as Listed
    const put = (name: string, folder: string) =>
      studio.call('changePicture', { params: { name }, body: { folder }, cookie: as('editor') })
    const countsOf = async (query: Record<string, string> = {}) =>
      (await listed(query)).folders.map(({ name, count }) => `${name} ${count}`)

    it('are brought there, found there and by its name, and go elsewhere; the list says which folders there are', async () => {
      const one = made(await upload(await photo(610, 400), { title: '滑雪', folder: ' 冬天 ' }))
      const two = made(await upload(await photo(620, 400), { title: '雪山' }))
      expect((await put(two.name, '冬天')).status).toBe(200)
      expect(await audited()).toContain('文件夹「冬天」')
      const winter = await listed({ folder: '冬天' })
      const names = winter.pictures.map(({ name }) => name)
      expect(names.toSorted()).toEqual([one.name, two.name].toSorted())
      expect(winter.pictures.map(({ folder }) => folder)).toEqual(['冬天', '冬天'])
      expect([winter.total, winter.folders]).toEqual([2, [{ name: '冬天', count: 2 }]])
      expect(await list({ words: '冬天', folder: '冬天' })).toHaveLength(2)
      expect(await list({ folder: '没有这个' })).toEqual([])
      expect((await put(one.name, '')).status).toBe(200)
      expect((await listed({ words: '滑雪' })).pictures).toEqual([
        expect.not.objectContaining({ folder: expect.anything() }),
      ])
      await change(two.name, true)
      expect([await countsOf(), await countsOf({ shown: 'trash' })]).toEqual([[], ['冬天 1']])
      await change(two.name, false)
      expect(await countsOf()).toEqual(['冬天 1'])
    })

    it('stay there when another file or focus comes in their place', async () => {
      const old = made(await upload(await photo(630, 400), { folder: '春天' }))
      const params = { name: old.name }
      const cropped = await studio.call('cropPicture', { params, body: { x: 0.1, y: 0.5 }, cookie: as('editor') })
      const other = await upload(await photo(640, 400), { replaces: old.name })
      for (const answer of [cropped, other]) expect(answer.body['picture']).toMatchObject({ folder: '春天' })
    })

    it('that are at most a hundred: one more is refused by words, and one that is there goes on taking pictures', async () => {
      const [one, two] = [
        made(await upload(await photo(650, 400), {})),
        made(await upload(await photo(660, 400), { folder: '第 0 个' })),
      ]
      const rows = Array.from({ length: MOST_FOLDERS }, (_, at) => ({
        ...{ name: `of-folder-${at}`, fileHash: 'x', title: '图', alt: '图片', width: 1, height: 1, bytes: 1 },
        ...{ focusX: 0, focusY: 0, author: 'x', at: 1, folder: `第 ${at} 个` },
      }))
      await db()
        .delete(studioPictures)
        .where(notInArray(studioPictures.folder, ['', '第 0 个']))
      await db().insert(studioPictures).values(rows)
      const more = await upload(await photo(670, 400), { folder: '再一个' })
      for (const { status, body } of [await put(one.name, '再一个'), more])
        expect([status, body['code'], body['message']]).toEqual([
          409,
          'folders-full',
          expect.stringContaining('最多 100 个文件夹'),
        ])
      expect((await put(one.name, '第 7 个')).status).toBe(200)
      expect((await put(two.name, '字'.repeat(21))).body['code']).toBe('invalid-request')
      expect((await listed({})).folders).toHaveLength(MOST_FOLDERS)
    })
  })

  describe('[M7] in a folder that is renamed', () => {
    afterAll(() => db().delete(studioPictures).where(ne(studioPictures.folder, '')))

    const rename = (from: string, to: string, from_ = studio, role: Role = 'editor') =>
      from_.call('renameFolder', { body: { from, to }, cookie: as(role) })
    const folderOf = async (name: string) =>
      (await db().select().from(studioPictures)).find((row) => row.name === name)?.folder
    const put = (name: string, folder: string) =>
      studio.call('changePicture', { params: { name }, body: { folder }, cookie: as('editor') })

    it('are all there by one call, those in the trash too, and the log says from where to where', async () => {
      const [one, two] = [
        made(await upload(await photo(910, 400), { folder: '第 3 个' })),
        made(await upload(await photo(920, 400), { folder: '第 3 个' })),
      ]
      await change(two.name, true)
      const { status, body } = await rename('第 3 个', ' 秋天 ')
      expect([status, body['count']]).toEqual([200, 3])
      expect([await folderOf(one.name), await folderOf(two.name)]).toEqual(['秋天', '秋天'])
      expect(await audited()).toBe('把图片文件夹「第 3 个」改名为「秋天」，里面有 3 张')
      await change(two.name, false)
      expect((await rename('第 3 个', '又一次')).body['code']).toBe('no-such-folder')
      expect((await rename('秋天', '   ')).body['code']).toBe('invalid-request')
      expect((await rename('秋天', '春天里', studio, 'viewer')).status).toBe(403)
    })

    it('join those of a folder that has the name already', async () => {
      const { body } = await rename('第 4 个', '秋天')
      expect([body['count'], await folderOf('of-folder-4'), await folderOf('of-folder-3')]).toEqual([1, '秋天', '秋天'])
      await db().update(studioPictures).set({ folder: '第 4 个' }).where(eq(studioPictures.name, 'of-folder-4'))
    })

    it('and two who name the hundredth at one instant, on two instances, do not make a hundred and one', async () => {
      await db().update(studioPictures).set({ folder: '' }).where(eq(studioPictures.name, 'of-folder-9'))
      const names = ['of-folder-9', 'of-folder-10', 'of-folder-11', 'of-folder-12']
      await db()
        .update(studioPictures)
        .set({ folder: '第 8 个' })
        .where(inArray(studioPictures.name, names.slice(1)))
      await db()
        .insert(studioPictures)
        .values(
          [10, 11, 12].map((at) => ({
            ...{ name: `in-place-${at}`, fileHash: 'x', title: '图', alt: '图片', width: 1, height: 1, bytes: 1 },
            ...{ focusX: 0, focusY: 0, author: 'x', at: 1, folder: `第 ${at} 个` },
          })),
        )
      const answers = await Promise.all(
        names.map((name, at) =>
          [studio, other][at % 2]!.call('changePicture', {
            ...{ params: { name }, body: { folder: `新的 ${at}` }, cookie: as('editor') },
          }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ body }) => body['code'] === 'folders-full')).toHaveLength(3)
      const folders = new Set((await db().select().from(studioPictures)).map(({ folder }) => folder))
      folders.delete('')
      expect(folders.size).toBe(MOST_FOLDERS)
      expect((await put('of-folder-20', '第 20 个')).status).toBe(200)
    })
  })

  it('[M4] are not deleted while a draft, a page or a component names them, and say which', async () => {
    const { name, address } = made(await upload(await photo(1500, 800), {}))
    await drafted('summer', address)
    studio.write('parts/greeting.json', pageText('问候', `${address}-780x380.webp`))
    await db().insert(pageComponents).values({ code: 'SUMMER_BANNER', name: '夏天的横幅', typeName: '横幅' })
    await db()
      .insert(componentContents)
      .values({
        ...{ componentCode: 'SUMMER_BANNER', position: 1, id: '1', title: '夏天', themePicUri: address },
      })
    await studio.store.refresh()
    const refused = await change(name, true)
    expect([refused.status, refused.body['code']]).toEqual([409, 'picture-in-use'])
    expect(refused.body['detail']).toBe('部件「问候」线上；页面「夏天」草稿；页面组件「夏天的横幅」线上')
    const { body } = await studio.call('picture', { params: { name }, cookie: as('viewer') })
    expect(body['uses']).toEqual([
      { kind: 'part', name: 'greeting', title: '问候', state: 'published' },
      { kind: 'page', name: 'summer', title: '夏天', state: 'draft' },
      { kind: 'component', name: 'SUMMER_BANNER', title: '夏天的横幅', state: 'published' },
    ])
    expect(await list({ shown: 'unused' })).not.toContain(name)
    expect(await list({ shown: 'trash' })).not.toContain(name)
  })

  it('[M4] that nothing names go into the trash and out of it; there no page may name them, and they are served on', async () => {
    const { name, address } = made(await upload(await photo(1600, 800), {}))
    expect((await change(name, true)).status).toBe(200)
    expect(await audited()).toContain('放进回收站')
    expect(studio.store.sources().pictures?.(address)).toBe(false)
    expect([await list({ shown: 'trash' }), (await list({})).includes(name)]).toEqual([[name], false])
    expect((await get(`${address}-300x300.avif`)).statusCode).toBe(200)
    expect((await change(name, false)).status).toBe(200)
    expect(studio.store.sources().pictures?.(address)).toBe(true)
    expect((await change('nothing', true)).body['code']).toBe('no-such-picture')
  })

  it('[M4] uploaded again come out of the trash', async () => {
    const file = await photo(1700, 800)
    const { name } = made(await upload(file, {}))
    await change(name, true)
    expect((await upload(file, {})).body['wasKnown']).toBe(true)
    expect(await list({ shown: 'trash' })).not.toContain(name)
  })

  it('[M4] are deleted for good after 30 days in the trash, but for what is named again', async () => {
    const [gone, back] = [
      made(await upload(await photo(1800, 800), {})),
      made(await upload(await photo(1900, 800), {})),
    ]
    for (const { name } of [gone, back]) await change(name, true)
    await drafted('autumn', back.address)
    await emptyTrash(db(), studio.store, studio.clock.time + IN_TRASH - 1)
    expect((await list({ shown: 'trash' })).toSorted()).toEqual([gone.name, back.name].toSorted())
    await emptyTrash(db(), studio.store, studio.clock.time + IN_TRASH + 1)
    expect([await list({ shown: 'trash' }), (await list({})).includes(back.name)]).toEqual([[], true])
    expect((await get(`${gone.address}-228x152.avif`)).statusCode).toBe(404)
    expect((await get(`${back.address}-228x152.avif`)).statusCode).toBe(200)
  })

  it('[M1] of the folder are found by what its file says is seen on them', async () => {
    const file = (name: string) => join(studio.dir, 'media', name)
    writeFileSync(file('slope-1-780x380.avif'), '')
    writeFileSync(file('descriptions.json'), '{ "slope-1": "晴天的雪坡与缆车", "gone": "海" }')
    await studio.store.refresh()
    expect(await list({ words: '雪坡' })).toEqual(['slope-1'])
    const params = { name: 'slope-1' }
    const { body } = await studio.call('picture', { params, cookie: as('viewer') })
    expect(body['picture']).toMatchObject({ title: '晴天的雪坡与缆车', alt: '晴天的雪坡与缆车', source: 'folder' })
  })
})
