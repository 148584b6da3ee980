import type { ReactNode } from 'react'
import type { PictureRow } from '../../../schemas/studio/media.ts'
import { Button } from '../controls/button.tsx'
import { Empty, Skeleton } from '../controls/states.tsx'
import { smallFile } from './picture-address.ts'
import type { Pictures } from './use-pictures.ts'
import styles from './media.module.css'

interface PictureGridProps {
  readonly pictures: Pictures
  readonly words: string
  /** Address of the one that is chosen. */
  readonly chosen: string | undefined
  readonly empty: ReactNode
  readonly onChoose: (picture: PictureRow) => void
}

/** Pictures to choose from, with what there is to say where there are none. */
export function PictureGrid({ pictures, words, chosen, empty, onChoose }: PictureGridProps): ReactNode {
  const { list, failed, load, loadMore } = pictures
  if (failed && !list)
    return (
      <Empty icon="error" action={<Button onClick={() => void load()}>再试一次</Button>}>
        {failed}
      </Empty>
    )
  if (!list) return <Skeleton lines={6} />
  if (list.pictures.length === 0) return words.trim() ? <Empty icon="search">没有找到「{words.trim()}」</Empty> : empty
  return (
    <>
      <ul className={styles.grid} aria-label="图片">
        {list.pictures.map((picture) => (
          <li key={picture.address}>
            <PictureCard picture={picture} isChosen={picture.address === chosen} onChoose={() => onChoose(picture)} />
          </li>
        ))}
      </ul>
      {list.pictures.length < list.total && (
        <p className={styles.more}>
          <Button onClick={() => void loadMore()}>再看一些（还有 {list.total - list.pictures.length} 张）</Button>
        </p>
      )}
    </>
  )
}

interface PictureCardProps {
  readonly picture: PictureRow
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const PictureCard = ({ picture, isChosen, onChoose }: PictureCardProps): ReactNode => (
  <button type="button" className={styles.card} aria-pressed={isChosen} onClick={onChoose}>
    <img src={smallFile(picture.address)} alt={picture.alt} width="231" height="153" loading="lazy" />
    <span>{picture.title}</span>
    <small>
      {picture.useCount > 0 ? `用了 ${picture.useCount} 处` : '没有用到'}
      {' · '}
      {picture.source === 'folder' ? `商城自带 · ${picture.name}` : `${picture.width}×${picture.height}`}
    </small>
  </button>
)
