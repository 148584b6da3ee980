import type { ReactNode } from 'react'
import { NO_COMMENTS, scoreText } from '../../src/domain/product/comments.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { CommentCard } from '../../src/ui/comment-card/index.tsx'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import styles from './comment-summary.module.css'
import { defaults } from './defaults.ts'
import type { CommentSummaryProps } from './props.schema.ts'

/**
 * B3, B8, B9: the score out of five, the rate and the first comments; where they can't be had it is 5, 100% and no comments. What nobody has
 * commented on has no score.
 */
export default function CommentSummary(props: CommentSummaryProps & WidgetTools): ReactNode {
  const { title, page, max, productId, moreText, to, emit, headingLevel, now } = { ...defaults, ...props }
  const { score, enjoyRate } = page?.productCommentPage.productComment ?? NO_COMMENTS
  const total = page?.paginationDTO.totalCount ?? NO_COMMENTS.total
  const isScored = page === undefined || page === null || total > 0
  const comments = page?.productCommentPage.comments.slice(0, max) ?? []
  const time = useMinute(now)
  const target = addressTarget(`${to}?productId=${encodeURIComponent(productId)}`)
  const more = { text: moreText, target, onPress: () => emit('more', {}) }
  return (
    <section className={styles.summary}>
      <SectionTitle
        level={headingLevel}
        title={total > 0 ? `${title}（${total}）` : title}
        more={total > 0 && to !== '' ? more : undefined}
      />
      {isScored && (
        <div className={styles.row}>
          <p className={styles.score}>
            <b>{scoreText(score)}</b>
            <span>/5 分</span>
          </p>
          <p className={styles.rate}>
            好评率 <b>{enjoyRate}</b>
          </p>
          <Sides infos={page?.productCommentPage.productScoreInfos ?? []} />
        </div>
      )}
      {total === 0 && <p className={styles.none}>还没有点评，住过、玩过的人写下的第一句会在这里</p>}
      <ul className={styles.comments}>
        {keyed(comments, (comment) => comment.id).map(([comment, key]) => (
          <li key={key}>
            <CommentCard comment={comment} now={time} maxPictures={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ScoreInfos = NonNullable<CommentSummaryProps['page']>['productCommentPage']['productScoreInfos']

function Sides({ infos }: { readonly infos: ScoreInfos }): ReactNode {
  if (infos.length === 0) return null
  return (
    <ul className={styles.sides} aria-label="分项评分">
      {keyed(infos, ({ scoreName }) => scoreName).map(([{ scoreName, score }, key]) => (
        <li key={key}>
          {scoreName} <b>{scoreText(score)}</b>
        </li>
      ))}
    </ul>
  )
}
