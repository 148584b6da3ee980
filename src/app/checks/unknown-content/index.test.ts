import { describe, expect, it } from 'vitest'
import { contracts } from '../../../../schemas/api/contracts.ts'
import { compileJudge } from '../../../engine/checks/judge/compile-judge.ts'
import { check, lists, notices, pageOf, shop } from '../../../engine/checks/testing/shop.ts'

const known = { ...shop, contracts }
const content = { codes: new Set(['YT3_BANNER', 'YT3_ICON']), products: new Set<string>() }
const catalogues = { ...known, judge: compileJudge(known), content }

const told = (codes: readonly string[], given = catalogues) => {
  const text = "{{ default(banner.componentContents[0].title, '') }}"
  const data = { banner: { from: 'pageComponents', with: { codes } } }
  const { blocks } = pageOf({ blocks: [notices({ props: { text } })] }) as { blocks: unknown }
  return check({ versions: { page: 1, notice: 2 }, title: '首页', data, blocks }, given).filter(
    ({ rule }) => rule === 'unknown-content',
  )
}

describe('unknown-content', () => {
  it('remarks a code of which there is nothing, and says which one may be meant', () => {
    expect(told(['YT3_BANNER', 'YT3_BANER'])).toEqual([
      {
        rule: 'unknown-content',
        underlined: '"YT3_BANER"',
        message: '没有编号为「YT3_BANER」的内容，是不是「YT3_BANNER」？',
      },
    ])
    expect(told(['SOMETHING_ELSE']).map(({ message }) => message)).toEqual(['没有编号为「SOMETHING_ELSE」的内容'])
  })

  it('takes a code of which there is something, and one that an expression makes', () => {
    expect(told(['YT3_ICON', "{{ from == 'lantu' ? 'YT3_X' : 'YT3_Y' }}"])).toEqual([])
  })

  it('says nothing where nobody knows what the backend holds', () => {
    expect(told(['SOMETHING_ELSE'], { ...catalogues, content: undefined as never })).toEqual([])
  })

  it('looks at no other endpoint', () => {
    expect(check(pageOf({ blocks: [notices(), lists()] }), { ...shop, content })).toEqual([])
  })
})
