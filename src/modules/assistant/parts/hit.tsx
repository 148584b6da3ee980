import type { ReactNode } from 'react'
import type { AssistantHit } from '../../../../schemas/domain/assistant.ts'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { Icon } from '../../../ui/icon/index.tsx'
import { Link } from '../../../ui/link/index.tsx'
import { Picture } from '../../../ui/picture/index.tsx'
import { Price } from '../../../ui/price/index.tsx'
import { words } from '../../../ui/words/index.ts'
import styles from './hit.module.css'

const kinds = { faq: '', article: '攻略', product: '商品', place: '地点' } as const

/** One thing that answers: an answer is read here, anything else leads on. */
export function Hit({ hit }: { readonly hit: AssistantHit }): ReactNode {
  const { kind, title, text, to, picture, price } = hit
  const target = addressTarget(to)
  const kindOfIt = kinds[kind]
  return (
    <div className={styles.hit}>
      {picture && (
        <span className={styles.picture}>
          <Picture src={picture} alt="" shape="tile" sizes="64px" />
        </span>
      )}
      <div className={styles.words}>
        <b className={styles.title} {...words(title)} />
        <p className={kind === 'faq' ? styles.answer : styles.text}>{text}</p>
        {price !== undefined && (
          <p>
            <Price amount={price} isFrom />
          </p>
        )}
        {target.kind !== 'none' && (
          <Link target={target} className={styles.link}>
            去看看
            <span className="visually-hidden">
              {kindOfIt}：{title}
            </span>
            <Icon name="chevron" />
          </Link>
        )}
      </div>
    </div>
  )
}
