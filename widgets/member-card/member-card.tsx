import type { ReactNode } from 'react'
import { memberName } from '../../src/domain/member/member-name.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { defaults } from './defaults.ts'
import styles from './member-card.module.css'
import { discountOf, levelOf, pointsOf } from './member-words.ts'
import type { CardMember, MemberCardProps } from './props.schema.ts'

type HeadingLevel = WidgetTools['headingLevel']

/** The member's card, in the look of the level (A3: 0 to 6); a visitor is asked to log in (A6). */
export default function MemberCard(props: MemberCardProps & WidgetTools): ReactNode {
  const { member, pageTitle, progress, loginText = defaults.loginText, emit } = props
  // The name stands right below the page's own title.
  const headingLevel = pageTitle ? 2 : props.headingLevel
  return (
    <section className={styles.place} data-rail="">
      {pageTitle && <h1 className={styles.title}>{pageTitle}</h1>}
      {member ? (
        <OwnCard member={member} progress={progress} headingLevel={headingLevel} />
      ) : (
        <VisitorCard loginText={loginText} headingLevel={headingLevel} onLogin={() => emit('login', {})} />
      )}
    </section>
  )
}

interface OwnCardProps {
  readonly member: CardMember
  readonly progress?: string
  readonly headingLevel: HeadingLevel
}

function OwnCard({ member, progress, headingLevel }: OwnCardProps): ReactNode {
  const discount = discountOf(member)
  return (
    <div className={styles.card} data-level={member.levelNew}>
      <div className={styles.who}>
        <Avatar src={member.iconurl} />
        <div className={styles.words}>
          <Name level={headingLevel}>{memberName(member)}</Name>
          <p className={styles.code}>会员号 {member.memberCode}</p>
        </div>
        <p className={styles.level}>{levelOf(member)}</p>
      </div>
      <dl className={styles.facts}>
        <Fact name="积分" value={pointsOf(member)} />
        {discount && <Fact name="会员折扣" value={discount} />}
      </dl>
      {progress && <p className={styles.progress}>{progress}</p>}
    </div>
  )
}

interface VisitorCardProps {
  readonly loginText: string
  readonly headingLevel: HeadingLevel
  readonly onLogin: () => void
}

function VisitorCard({ loginText, headingLevel, onLogin }: VisitorCardProps): ReactNode {
  return (
    <div className={styles.card} data-level="0">
      <div className={styles.who}>
        <Avatar />
        <div className={styles.words}>
          <Name level={headingLevel}>你好，欢迎来到海边</Name>
          <p className={styles.code}>登录后查看会员权益</p>
        </div>
      </div>
      <div className={styles.login}>
        <Button onPress={onLogin}>{loginText}</Button>
      </div>
    </div>
  )
}

function Avatar({ src }: { readonly src?: string }): ReactNode {
  if (src) return <Picture className={styles.avatar} src={src} alt="" shape="tile" sizes="60px" />
  return (
    <span className={styles.avatar}>
      <Icon name="user" />
    </span>
  )
}

function Name({ level, children }: { readonly level: HeadingLevel; readonly children: ReactNode }): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3'
  return <Heading className={styles.name}>{children}</Heading>
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
