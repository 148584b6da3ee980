import { describe, expect, it } from 'vitest'
import { commentSchema } from '../../../schemas/domain/comment.ts'
import { sandboxContent } from '../index.ts'

const TODAY = '2026-11-21'
const { comments, products } = sandboxContent(TODAY)
const listed = comments.filter(({ commentStatus = 1 }) => commentStatus === 1)
const ofProduct = (id: string) => listed.filter(({ productId }) => productId === id)
const pages = products.flatMap(({ id }) => {
  const all = ofProduct(id).toSorted((one, other) => other.createTime.localeCompare(one.createTime))
  return Array.from({ length: Math.ceil(all.length / 10) }, (_, at) => all.slice(at * 10, (at + 1) * 10))
})

describe('the sandbox’s comments', () => {
  it('are on products that there are, each with an id of its own', () => {
    const ids = new Set(products.map(({ id }) => id))
    expect(comments.filter(({ productId }) => !ids.has(productId))).toEqual([])
    expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length)
  })

  it('are never alike on a page', () => {
    const alike = pages.filter((page) => new Set(page.map(({ content }) => content)).size < page.length)
    expect(alike).toEqual([])
  })

  it('are of today, of this month and older than 30 days', () => {
    const dates = new Set(ofProduct('100101').map(({ createTime }) => createTime.slice(0, 10)))
    expect(dates.has(TODAY)).toBe(true)
    const later = comments.filter(({ createTime }) => createTime > `${TODAY}T00:30`)
    expect(
      later.map(({ id }) => id),
      'nothing is still to be written',
    ).toEqual([])
    expect([...dates].some((date) => date < '2026-10-21')).toBe(true)
    expect([...dates].some((date) => date < TODAY && date > '2026-10-21')).toBe(true)
  })

  it('have replies, pictures, and every kind of score', () => {
    const scores = new Set(
      ofProduct('200101').map(({ score }) => (score >= 4 ? 'good' : score === 3 ? 'medium' : 'bad')),
    )
    expect(scores.size).toBeGreaterThan(1)
    expect(comments.some(({ pictures }) => pictures.length === commentSchema.properties.pictures.maxItems - 1)).toBe(
      true,
    )
    expect(comments.some(({ reply }) => reply !== undefined)).toBe(true)
  })

  it('score as a whole what their parts come to', () => {
    const mean = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length
    const uneven = comments.filter(
      ({ score, scoreInfos = [] }) =>
        scoreInfos.length > 0 && Math.abs(mean(scoreInfos.map((one) => one.score)) - score) > 0.5,
    )
    expect(uneven.map(({ id }) => id)).toEqual([])
    expect(new Set(comments.flatMap(({ scoreInfos = [] }) => scoreInfos.map(({ score }) => score))).size).toBe(5)
  })

  it('make the score of each product the mean of its parts', () => {
    const uneven = products.flatMap(({ id, commentSummary }) => {
      const parts = ofProduct(id).flatMap(({ scoreInfos = [] }) => scoreInfos.map(({ score }) => score))
      const mean = parts.reduce((sum, score) => sum + score, 0) / parts.length
      return parts.length > 0 && Math.abs(mean - commentSummary.score) > 0.1
        ? [`${id}: ${commentSummary.score}, its parts ${mean}`]
        : []
    })
    expect(uneven).toEqual([])
  })

  it('come to about what a product’s card says, and a product that nobody bought has none', () => {
    const wrong = products.filter(
      ({ id, commentSummary }) => commentSummary.total !== ofProduct(id).length + (id === '310101' ? 1 : 0),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect(products.filter(({ sold, commentSummary }) => sold === 0 && commentSummary.total > 0)).toEqual([])
    expect(products.find(({ id }) => id === '200109')?.commentSummary).toEqual({
      score: 5,
      enjoyRate: '100%',
      total: 0,
    })
  })

  it('are the same on the same day', () => {
    expect(sandboxContent(TODAY).comments).toEqual(comments)
  })
})
