import type { ReactNode } from 'react'
import { canComment, commentStatusText, isCommentRefused, showsComment } from '../../src/domain/product/comments.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { CommentCard } from '../../src/ui/comment-card/index.tsx'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import styles from './my-comments.module.css'
import type { MyCommentsProps } from './props.schema.ts'

/** B2.9 hotel-reviews: what the member wrote, and how far each has come (B4). */
export default function MyComments(props: MyCommentsProps & WidgetTools): ReactNode {
  const { title, comments, detailTo, headingLevel, now } = { ...defaults, ...props }
  const time = useMinute(now)
  const Heading = headingLevel === 2 ? 'h3' : 'h4'
  return (
    <section className={styles.section}>
      <SectionTitle level={headingLevel} title={title} />
      <ul className={styles.list}>
        {keyed(
          comments.filter(({ commentStatus }) => showsComment(commentStatus)),
          ({ comment }) => comment.id,
        ).map(([{ comment, commentStatus, productName, productUrl }, key]) => (
          <li key={key} className={styles.item}>
            <Heading className={styles.name}>
              <Link target={addressTarget(productUrl)} className={styles.product} {...words(productName)} />
            </Heading>
            <p className={styles.status} data-refused={isCommentRefused(commentStatus) || undefined}>
              {commentStatusText(commentStatus)}
            </p>
            <CommentCard comment={comment} now={time} maxPictures={3} />
            <Link
              target={addressTarget(`${detailTo}/${encodeURIComponent(comment.orderNo ?? comment.id)}`)}
              className={styles.link}
            >
              {canComment(commentStatus) ? '写点评' : '查看点评'}
              <span className="visually-hidden">：{productName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
