import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { MEDIA } from '../../src/domain/picture/picture-sizes.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { commentPictures, comments, messages, products } from '../db/schema.ts'
import { seedSandbox } from '../sandbox/seed.ts'
import { encodePicture } from '../studio/media/encode-picture.ts'
import { mediaFiles } from '../studio/media/media-files.ts'
import { BUSY, type EncodePicture } from '../studio/media/picture-encoder.ts'
import { bomb, photo } from '../studio/media/testing/pictures.ts'
import { findOwn } from './comment-book.ts'
import { forgetLoosePictures } from './comment-pictures.ts'
import { readCommentForm, readStatus } from './read-form.ts'
import { replyToComment, reviewComment } from './review-comment.ts'
import { uploadCommentPicture } from './upload-picture.ts'
import { type CommentRequest, writeComment } from './write-comment.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const DAY = 24 * 60 * 60 * 1000
const [GOLD, OTHER, ABROAD] = ['900003', '900011', '900013']
/** Used and not written of: a play, and goods that came. Written of: one that came back, one that was published. */
const [PLAY, GOODS, REFUSED, SHOWN] = ['90000314', '90000335', '202611010004', '202611010001']

describeInSandbox('comments of members', NOW, (opened) => {
  const db = () => opened().database.orm
  const request = (orderId: string, more: Partial<CommentRequest> = {}): CommentRequest => ({
    ...{ orderId, memberId: GOLD, score: 4, scoreInfos: [{ scoreName: '服务', score: 5 }] },
    ...{ content: ' 教练很耐心，孩子学会了。 ', pictures: [], ...more },
  })
  const write = (orderId: string, more: Partial<CommentRequest> = {}, now = NOW) =>
    writeComment(db(), request(orderId, more), now)
  const own = (orderId: string) => findOwn(db(), GOLD, orderId)
  const total = async (productId: string) =>
    (await db().select().from(products).where(eq(products.id, productId)))[0]?.body.commentSummary.total
  const encode = (bytes: Buffer) => encodePicture(bytes, { x: 0.5, y: 0.5 }, 'comment')
  const upload = (bytes: Buffer, memberId: string = GOLD) =>
    uploadCommentPicture({ db: db(), encode }, { bytes, memberId }, NOW)
  const uploaded = async (bytes: Buffer, memberId: string = GOLD) => {
    const made = await upload(bytes, memberId)
    return 'url' in made ? made.url : ''
  }
  let before: number | undefined
  beforeAll(async () => {
    before = await total('310103')
  })

  it('[B4, B5] are of an order that was used, of its buyer, who is not from abroad', async () => {
    expect(await write('90000311')).toEqual({ problem: 'comment-unused' })
    expect(await write('90000301')).toEqual({ problem: 'comment-unused' })
    // A presale whose code paid for another order.
    expect(await write('90000352')).toEqual({ problem: 'comment-unused' })
    expect(await write(PLAY, { memberId: OTHER })).toEqual({ problem: 'not-found' })
    expect(await write('202611010006', { memberId: ABROAD })).toEqual({ problem: 'comment-abroad' })
    expect(await write(SHOWN)).toEqual({ problem: 'comment-written' })
    expect(await readStatus(db(), { orderId: PLAY, memberId: OTHER }, NOW)).toBeUndefined()
    expect(await readCommentForm(db(), { orderId: PLAY, memberId: OTHER }, NOW)).toBeUndefined()
  })

  it.each([
    ['too few words', { content: '好' }],
    ['too many words', { content: '好'.repeat(501) }],
    ['a side without stars', { scoreInfos: [{ scoreName: '服务', score: 0 }] }],
    ['a picture twice', { pictures: ['/tc-fostay/media/guest-1', '/tc-fostay/media/guest-1'] }],
    ['a way to travel that there is not', { tripType: '团建' }],
  ])('are refused with %s', async (_, more) => {
    expect(await write(GOODS, more)).toEqual({ problem: 'comment-wrong' })
  })

  it('are written once, however many are sent at once', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, (_, at) => write(PLAY, { score: (at % 2) + 4 })))
    const ids = all.flatMap((one) => ('commentId' in one ? one.commentId : []))
    expect(new Set(ids).size).toBe(1)
    expect(
      all.filter((one) => 'problem' in one).every((one) => 'problem' in one && one.problem === 'comment-written'),
    ).toBe(true)
    expect(await db().select().from(comments).where(eq(comments.orderId, PLAY))).toHaveLength(1)
    expect(await own(PLAY)).toMatchObject({
      ...{ status: 0, productId: '310103', memberId: GOLD },
      body: { nickName: '顾**', content: '教练很耐心，孩子学会了。', levelName: '金卡会员' },
    })
  })

  it('are for nobody to read until the merchant lets them through, and count from then on; their writer is told', async () => {
    const { id = '' } = (await own(PLAY)) ?? {}
    expect(await total('310103')).toBe(before)
    const decided = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        reviewComment(db(), id, at % 2 === 0 ? 'approve' : 'refuse', { now: NOW, note: '不清楚' }),
      ),
    )
    expect(decided.filter(Boolean)).toHaveLength(1)
    if ((await own(PLAY))?.status === 2) {
      await write(PLAY)
      await reviewComment(db(), id, 'approve', { now: NOW + 1 })
    }
    expect(await total('310103')).toBe((before ?? 0) + 1)
    expect(await replyToComment(db(), id, '欢迎再来', NOW + 2)).toBe(true)
    const told = await db()
      .select()
      .from(messages)
      .where(eq(messages.link, `/commentDetail/${PLAY}`))
    expect(told.map(({ event }) => event)).toEqual(expect.arrayContaining(['comment-shown', 'comment-replied']))
  })

  it('[B4] that came back are written anew, and looked at again; those to which more is asked too', async () => {
    const { id = '' } = (await own(REFUSED)) ?? {}
    expect(await write(REFUSED, { content: '菜不错，上菜有点慢。' })).toEqual({ commentId: id })
    expect(await write(REFUSED, { content: '菜不错，上菜有点慢。' })).toEqual({ commentId: id })
    expect(await write(REFUSED, { content: '别的话，别的话。' })).toEqual({ problem: 'comment-written' })
    await reviewComment(db(), id, 'approve', { now: NOW })
    expect(await reviewComment(db(), id, 'invite', { now: NOW })).toBe(true)
    expect(await readStatus(db(), { orderId: REFUSED, memberId: GOLD }, NOW)).toBe(9)
    expect(await write(REFUSED, { content: '菜不错，第二次上菜快了。' })).toEqual({ commentId: id })
    expect((await own(REFUSED))?.status).toBe(0)
    await reviewComment(db(), id, 'approve', { now: NOW })
    await reviewComment(db(), id, 'hide', { now: NOW })
    expect(await replyToComment(db(), id, '谢谢', NOW)).toBe(false)
    expect(await write(REFUSED)).toEqual({ problem: 'comment-written' })
  })

  it('take pictures of their writer alone, which wait a day for their comment', async () => {
    const [mine, theirs, loose] = [
      await uploaded(await photo(640, 480)),
      await uploaded(await photo(700, 500), OTHER),
      await uploaded(await photo(720, 480)),
    ]
    expect(await write(GOODS, { pictures: [theirs] })).toEqual({ problem: 'comment-picture-gone' })
    expect(await write(GOODS, { pictures: ['/tc-fostay/media/bay-1'] })).toEqual({ problem: 'comment-picture-gone' })
    expect(await own(GOODS)).toBeUndefined()
    expect(await write(GOODS, { pictures: [mine] })).toHaveProperty('commentId')
    await forgetLoosePictures(db(), NOW + DAY + 1)
    const kept = (await db().select().from(commentPictures)).map(({ name }) => MEDIA + name)
    expect([kept.includes(mine), kept.includes(loose)]).toEqual([true, false])
  })

  it('keep of a picture its pixels alone, turned as it was seen, in every size in which it is shown', async () => {
    const taken = await sharp(await photo(640, 480))
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '18/1 14/1 0/1' } })
      .toBuffer()
    const url = await uploaded(taken)
    const serve = mediaFiles(db())
    const name = url.slice(MEDIA.length)
    for (const file of ['300x300.webp', '500x500.avif', '924x612.webp', '228x152.avif']) {
      const { bodies } = (await serve(`${name}-${file}`)) ?? {}
      expect([file, (await sharp(bodies?.identity).metadata()).exif]).toEqual([file, undefined])
    }
    expect(await serve(`${name}-whole.webp`)).toBeUndefined()
    expect(await uploaded(taken)).toBe(url)
    expect(await uploaded(taken, OTHER)).not.toBe(url)
  })

  it.each([
    ['no picture', async () => Buffer.from('#!/bin/sh'), 'picture-type'],
    ['a drawing with a script', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture-type'],
    ['an empty file', async () => Buffer.alloc(0), 'picture-broken'],
    ['one that breaks off', async () => (await photo()).subarray(0, 2_000), 'picture-broken'],
    [
      'one behind which a page hides',
      async () => Buffer.concat([await photo(), Buffer.from('<html><script>')]),
      'picture-hostile',
    ],
    [
      'one behind which an archive hides',
      async () => Buffer.concat([await photo(), Buffer.from('PK\u0003\u0004')]),
      'picture-hostile',
    ],
    ['one that unfolds', async () => bomb(30_000, 3_000), 'picture-too-large'],
    ['a file of more bytes than may be', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 7), 'picture-too-large'],
    ['one on which nothing is seen', () => photo(120, 90), 'picture-too-small'],
  ] as const)('do not take %s', async (_, file, problem) => {
    expect(await upload(await file())).toEqual({ problem })
  })

  it('say so where too many pictures wait', async () => {
    const encodeNone: EncodePicture = async () => BUSY
    const busy = { db: db(), encode: encodeNone }
    const bytes = await photo(333, 333)
    expect(await uploadCommentPicture(busy, { bytes, memberId: GOLD }, NOW)).toEqual({ problem: 'pictures-busy' })
  })

  it('stay when the shop is filled anew for the next day, and still count', async () => {
    const count = await total('310103')
    await seedSandbox(db(), sandboxContent, NOW + DAY)
    expect([(await own(PLAY))?.status, (await own(GOODS))?.status, (await own(SHOWN))?.status]).toEqual([1, 0, 1])
    expect(await total('310103')).toBe(count)
  })
})
