import type { ReactNode } from 'react'
import type { ShownService } from '../../../../schemas/domain/service.ts'
import { Picture } from '../../../ui/picture/index.tsx'
import styles from './service-head.module.css'

/** The picture of a service, and what it is. The title of the page says its name. */
export const ServiceHead = ({ service: { picture, text } }: { readonly service: ShownService }): ReactNode => (
  <div className={styles.head} data-part="head">
    <Picture src={picture} alt="" shape="card" sizes="(min-width: 672px) 672px, 100vw" />
    <p className={styles.text}>{text}</p>
  </div>
)
