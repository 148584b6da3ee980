import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import styles from './member-bar.module.css'
import type { MemberBarProps } from './props.schema.ts'

/** What the member's level takes off (A6); a visitor is asked to log in for it. One height whoever looks: that is known after the first paint. */
export default function MemberBar(props: MemberBarProps & WidgetTools): ReactNode {
  const { isLoggedIn = false, emit } = props
  return (
    <div className={styles.place}>
      {isLoggedIn ? (
        <Own {...props} />
      ) : (
        <button type="button" className={styles.bar} onClick={() => emit('login', {})}>
          <span className={styles.chip}>会员</span>
          <span className={styles.text}>查看会员优惠价</span>
          <span className={styles.act}>
            登录
            <Icon name="chevron" />
          </span>
        </button>
      )}
    </div>
  )
}

function Own({ discounts, level, vipRate = 100 }: MemberBarProps): ReactNode {
  const found = discounts.find(({ memberLevel }) => memberLevel === level)
  if (!found) return <p className={styles.bar}>{lowest(discounts)}会员起享会员价</p>
  const isOff = vipRate < found.discountPercent
  return (
    <p className={styles.bar}>
      <span className={styles.chip}>会员尊享</span>
      <span className={styles.text}>
        {found.memberLevelName}
        {isOff ? `，您的专属折扣更优，不再叠加` : `享 ${found.discountPercent / 10} 折`}
      </span>
    </p>
  )
}

const lowest = (discounts: MemberBarProps['discounts']) =>
  discounts.toSorted((one, other) => one.memberLevel - other.memberLevel)[0]?.memberLevelName.replace(/会员$/, '') ?? ''
