import { linksOf } from '../links.ts'
import type { PageRule } from '../rule.ts'

export const unknownPicture: PageRule = {
  meta: {
    name: 'unknown-picture',
    severity: 'error',
    title: { zh: '没有这张图片', en: 'There is no such picture' },
    docs: {
      why: {
        zh: '没有的图片是一块灰。地址不写尺寸和格式：/media/bay-1',
        en: 'A missing picture is a grey box. Addresses have no size and format.',
      },
      wrong: '"picture": "/media/bay-1.jpg"',
      right: '"picture": "/media/bay-1"',
    },
  },
  on: 'page',
  check(page) {
    const { pictures } = page.catalogues
    if (!pictures) return []
    return linksOf(page)
      .filter(({ kind, isPart, url }) => kind === 'picture' && !isPart && !pictures(url))
      .map(({ pointer, url }) => ({
        pointer,
        message: { zh: `没有图片「${url}」`, en: `There is no picture "${url}"` },
        got: url,
      }))
  },
}
