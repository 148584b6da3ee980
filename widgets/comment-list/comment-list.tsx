import { useState, type ReactNode } from 'react'
import type { CommentType } from '../../schemas/api/comment-page.ts'
import type { Comment } from '../../schemas/domain/comment.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Chips } from '../../src/ui/chips/index.tsx'
import { CommentCard } from '../../src/ui/comment-card/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import styles from './comment-list.module.css'
import { defaults } from './defaults.ts'
import type { CommentListProps } from './props.schema.ts'

const words: Readonly<Record<CommentType, string>> = {
  all: '全部',
  good: '好评',
  medium: '中评',
  bad: '差评',
  picture: '有图',
}

interface Preview {
  readonly comment: Comment
  readonly start: number
}

/** B2.9 review-list: what is listed is chosen by stars or pictures; pictures open over the whole screen. */
export default function CommentList(props: CommentListProps & WidgetTools): ReactNode {
  const { comments, counts, selected, more, endText, emptyText, detailTo, emit, now } = { ...defaults, ...props }
  const time = useMinute(now)
  const [preview, setPreview] = useState<Preview>()
  const { Part: Lightbox, fetch } = useLazyPart(() => import('../../src/ui/lightbox/index.tsx'))
  const show = (comment: Comment, start: number) => {
    fetch()
    setPreview({ comment, start })
  }
  return (
    <section className={styles.section} aria-label="点评">
      {counts && <Filter counts={counts} selected={selected} onFilter={(type) => emit('filter', { type })} />}
      <ul className={styles.list} aria-busy={more === 'replacing'} data-old={more === 'replacing' || undefined}>
        {keyed(comments, (comment) => comment.id).map(([comment, key]) => (
          <li key={key}>
            <CommentCard comment={comment} now={time} onPicture={(start) => show(comment, start)} />
            {detailTo && <Detail comment={comment} to={detailTo} />}
          </li>
        ))}
      </ul>
      {comments.length === 0 && more !== 'replacing' ? (
        <p className={styles.none}>{emptyText}</p>
      ) : (
        <ListEnd more={more} length={comments.length} endText={endText} onMore={() => emit('more', {})} />
      )}
      {preview && Lightbox && (
        <Lightbox pictures={picturesOf(preview.comment)} start={preview.start} onClose={() => setPreview(undefined)} />
      )}
    </section>
  )
}

const picturesOf = ({ pictures, nickName }: Comment) =>
  pictures.map((url, index) => ({ url, alt: `${nickName}拍的图 ${index + 1}` }))

function Detail({ comment, to }: { readonly comment: Comment; readonly to: string }): ReactNode {
  return (
    <p className={styles.detail}>
      <Link target={addressTarget(`${to}/${encodeURIComponent(comment.id)}`)} className={styles.link}>
        查看详情<span className="visually-hidden">：{comment.nickName}的点评</span>
      </Link>
    </p>
  )
}

interface FilterProps {
  readonly counts: NonNullable<CommentListProps['counts']>
  readonly selected: CommentType
  readonly onFilter: (type: CommentType) => void
}

/** One chip for each kind that there is; the selected one again gives all. */
function Filter({ counts, selected, onFilter }: FilterProps): ReactNode {
  const types = (Object.keys(words) as CommentType[]).filter((type) => type === 'all' || counts[type] > 0)
  const labelOf = (type: CommentType) => `${words[type]} ${counts[type]}`
  return (
    <div className={styles.filter}>
      <Chips
        label="筛选点评"
        options={types.map(labelOf)}
        selected={labelOf(selected)}
        onSelect={(label) => onFilter(types.find((type) => labelOf(type) === label) ?? 'all')}
      />
    </div>
  )
}
