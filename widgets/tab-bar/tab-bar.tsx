import type { ReactNode } from 'react'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import type { TabBarProps } from './props.schema.ts'
import styles from './tab-bar.module.css'

/** Plain links: it works before any script has run. It takes no place among the blocks; the page ends above it. */
export default function TabBar({ items, current }: TabBarProps & WidgetTools): ReactNode {
  return (
    <nav className={styles.bar} aria-label="底部导航">
      <ul className={styles.items}>
        {keyed(items, ({ to }) => to).map(([{ text, icon, to, badge = 0 }, key], at) => (
          <li key={key} className={styles.item}>
            <a className={styles.link} href={hrefOf(to)} aria-current={at === current ? 'page' : undefined}>
              <span className={styles.sign}>
                <Icon name={icon} />
                {badge > 0 && (
                  <span className={styles.badge} aria-hidden="true">
                    {badge > 99 ? '99+' : badge}
                  </span>
                )}
              </span>
              <span className={styles.name}>
                {text}
                {badge > 0 && <span className="visually-hidden">，{badge} 条未读</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What is no address of the shop and no safe one outside leads home. */
function hrefOf(address: string): string {
  const { kind, to = '/' } = addressTarget(address)
  return kind === 'external' ? to : SHOP_BASE + to
}
