import type { ReactNode } from 'react'
import { memberLevels } from '../../schemas/domain/member.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import { defaults } from './defaults.ts'
import styles from './login-banner.module.css'
import type { LoginBannerProps } from './props.schema.ts'

/** A banner for who isn't logged in, and a member's level and discount for who is (B3, B6). Both are as high: nothing moves at a login. */
export default function LoginBanner(props: LoginBannerProps & WidgetTools): ReactNode {
  const { isLoggedIn = false, text, button, emit } = { ...defaults, ...props }
  return (
    <div className={styles.banner}>
      <span className={styles.sign}>
        <ServiceIcon name="star" />
      </span>
      <p className={styles.text}>{isLoggedIn ? memberText(props) : text}</p>
      {!isLoggedIn && (
        <button type="button" className={styles.button} onClick={() => emit('login', {})}>
          {button}
        </button>
      )}
    </div>
  )
}

/** 金卡会员尊享 9.5 折; a level without a discount is told what it is. */
function memberText({ level = 0, discounts = [] }: LoginBannerProps): string {
  const name = memberLevels[level] ?? memberLevels[1]
  const percent = discounts.find(({ memberLevel }) => memberLevel === level)?.discountPercent
  return percent === undefined || percent >= 100 ? `您好，${name}` : `${name}尊享 ${percent / 10} 折`
}
