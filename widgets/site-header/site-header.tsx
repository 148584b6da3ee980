import type { ReactNode } from 'react'
import { MAX_KEYWORD } from '../../schemas/domain/search.ts'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { BrandMark } from '../../src/ui/brand-mark/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { defaults } from './defaults.ts'
import type { SiteHeaderProps } from './props.schema.ts'
import styles from './site-header.module.css'

/** Above every page of a desktop; the banner of a page is its own bar. The server writes it around the app, which never draws it again: plain links and a plain form. */
export default function SiteHeader(props: SiteHeaderProps & WidgetTools): ReactNode {
  const { brand, nav, placeholder, member } = { ...defaults, ...props }
  return (
    <nav className={styles.header} aria-label="网站导航">
      <div className={styles.row}>
        <Link target={addressTarget('/')} className={styles.brand}>
          <BrandMark />
          {brand}
        </Link>
        <div className={styles.nav}>
          {keyed(nav, ({ to }) => to).map(([{ text, to }, key]) => (
            <Link key={key} target={addressTarget(to)} className={styles.link}>
              {text}
            </Link>
          ))}
        </div>
        <form role="search" className={styles.search} action={`${SHOP_BASE}/search`}>
          <label className={styles.box}>
            <Icon name="search" />
            <span className="visually-hidden">搜索</span>
            <input
              className={styles.input}
              type="search"
              name="keyword"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={MAX_KEYWORD}
              placeholder={placeholder}
            />
          </label>
        </form>
        <Link target={addressTarget(member.to)} className={styles.link}>
          <span className={styles.face}>
            <Icon name="user" />
            <span data-member-face="" />
          </span>
          <span className={styles.name} data-member-name="" />
          <span className={styles.word}>{member.text}</span>
        </Link>
      </div>
    </nav>
  )
}
