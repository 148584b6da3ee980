import { describe, expect, it } from 'vitest'
import { tagsOf, withTag } from './tag-filter.ts'

const product = (tag?: string, tags?: string[]) => ({ customFields: { tag, tags } })
const [family, ticket, both] = [product('亲子'), product('门票'), product('门票', ['亲子'])]

describe('tagsOf', () => {
  it('offers the tab’s tags in its order', () => {
    expect(tagsOf({ customFields: { tags: ['门票', '亲子'] } }, [family, ticket])).toEqual(['门票', '亲子'])
  })

  it('offers the products’ own tags, each once, when the tab names none', () => {
    expect(tagsOf({}, [family, ticket, both])).toEqual(['亲子', '门票'])
  })

  it('offers no tag that would leave nothing or everything', () => {
    expect(tagsOf({ customFields: { tags: ['雪季', '门票'] } }, [ticket, both])).toEqual([])
    expect(tagsOf(undefined, [])).toEqual([])
  })
})

describe('withTag', () => {
  it('keeps products that carry the tag as filter word or among their tags', () => {
    expect(withTag([family, ticket, both], '亲子')).toEqual([family, both])
  })

  it('keeps all without a tag', () => {
    expect(withTag([family, ticket], undefined)).toEqual([family, ticket])
  })
})
