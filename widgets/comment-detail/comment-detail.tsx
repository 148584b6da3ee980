import { useState, type ReactNode } from 'react'
import { canComment, commentStatusText, isCommentRefused, showsComment } from '../../src/domain/product/comments.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { CommentCard } from '../../src/ui/comment-card/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import styles from './comment-detail.module.css'
import { defaults } from './defaults.ts'
import type { CommentDetailProps } from './props.schema.ts'

/** B2.9 commentDetail; of an order of one's own with how far the comment has come (B4). */
export default function CommentDetail(props: CommentDetailProps & WidgetTools): ReactNode {
  const { comment, commentStatus, writeText, emit, now } = { ...defaults, ...props }
  const time = useMinute(now)
  const [start, setStart] = useState<number>()
  const { Part: Lightbox, fetch } = useLazyPart(() => import('../../src/ui/lightbox/index.tsx'))
  const show = (index: number) => {
    fetch()
    setStart(index)
  }
  if (commentStatus !== undefined && !showsComment(commentStatus)) return null
  const pictures = (comment?.pictures ?? []).map((url, index) => ({ url, alt: `点评的图 ${index + 1}` }))
  return (
    <div className={styles.place}>
      {commentStatus !== undefined && (
        <p className={styles.status} data-refused={isCommentRefused(commentStatus) || undefined}>
          {commentStatusText(commentStatus)}
          {isCommentRefused(commentStatus) && comment?.reviewNote !== undefined && `：${comment.reviewNote}`}
        </p>
      )}
      {comment && <CommentCard comment={comment} now={time} isWhole onPicture={show} />}
      {commentStatus !== undefined && canComment(commentStatus) && (
        <p className={styles.write}>
          <Button onPress={() => emit('write', {})}>{writeText}</Button>
        </p>
      )}
      {start !== undefined && Lightbox && (
        <Lightbox pictures={pictures} start={start} onClose={() => setStart(undefined)} />
      )}
    </div>
  )
}
