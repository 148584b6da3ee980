import { useState, type ReactNode } from 'react'
import type { Comment } from '../../../schemas/domain/comment.ts'
import { commentTime } from '../../domain/product/comments.ts'
import { keyed } from '../../kit/keyed.ts'
import { Picture } from '../picture/index.tsx'
import { Stars } from '../stars/index.tsx'
import styles from './comment-card.module.css'

interface CommentCardProps {
  readonly comment: Comment
  /** The shop's time in epoch ms; undefined before it is known: the date stands there. */
  readonly now: number | undefined
  /** No more pictures than these; the last one tells how many more there are. */
  readonly maxPictures?: number
  /** The whole text from the start. */
  readonly isWhole?: boolean
  /** Told which picture was tapped. Without it pictures are no buttons. */
  readonly onPicture?: (index: number) => void
}

/** What a guest wrote: who, when, stars, words, pictures, and what the shop answered. */
export function CommentCard({
  comment,
  now,
  maxPictures = 9,
  isWhole = false,
  onPicture,
}: CommentCardProps): ReactNode {
  const { nickName, iconUrl, levelName, score, createTime, tripType, packageName, reply } = comment
  const facts = [tripType && `${tripType}出行`, packageName].filter(Boolean).join(' · ')
  return (
    <article className={styles.card} aria-label={`${nickName}的点评`}>
      <div className={styles.head}>
        <span className={styles.face}>
          <Picture src={iconUrl} alt="" shape="tile" sizes="40px" />
        </span>
        <p className={styles.who}>
          <span className={styles.name}>{nickName}</span>
          <span className={styles.level}>{levelName}</span>
        </p>
        <time className={styles.time} dateTime={`${createTime}+08:00`}>
          {commentTime(createTime, now)}
        </time>
        <p className={styles.stars}>
          <Stars score={score} />
        </p>
      </div>
      <Words text={comment.content} isWhole={isWhole} />
      <Pictures comment={comment} max={maxPictures} onPicture={onPicture} />
      {facts && <p className={styles.facts}>{facts}</p>}
      {reply && (
        <p className={styles.reply}>
          <b>商家回复：</b>
          {reply}
        </p>
      )}
    </article>
  )
}

/** Characters that four lines of a phone hold: longer texts are folded. */
const FOLDED = 88

function Words({ text, isWhole }: { readonly text: string; readonly isWhole: boolean }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const isLong = !isWhole && text.length > FOLDED
  return (
    <>
      <p className={isLong && !isOpen ? styles.folded : styles.words}>{text}</p>
      {isLong && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '收起' : '全文'}
        </button>
      )}
    </>
  )
}

function Pictures({
  comment: { pictures, nickName },
  max,
  onPicture,
}: {
  readonly comment: Comment
  readonly max: number
  readonly onPicture: CommentCardProps['onPicture']
}): ReactNode {
  if (pictures.length === 0) return null
  const shown = pictures.slice(0, max)
  const more = pictures.length - shown.length
  return (
    <ul className={styles.pictures} data-count={Math.min(shown.length, 3)}>
      {keyed(shown, String).map(([src, key], index) => {
        const alt = `${nickName}拍的图 ${index + 1}`
        const isLast = more > 0 && index === shown.length - 1
        const picture = (
          <>
            <Picture src={src} alt={alt} shape="tile" sizes="(min-width: 672px) 200px, 30vw" />
            {isLast && <span className={styles.more}>+{more}</span>}
          </>
        )
        return (
          <li key={key}>
            {onPicture ? (
              <button type="button" className={styles.picture} onClick={() => onPicture(index)}>
                <span className="visually-hidden">看大图：</span>
                {picture}
              </button>
            ) : (
              <span className={styles.picture}>{picture}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
