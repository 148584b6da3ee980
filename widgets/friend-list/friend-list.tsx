import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { dayText, timePart } from '../../src/domain/dates.ts'
import { priceText } from '../../src/domain/price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Face, faceName } from '../../src/ui/face/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { defaults } from './defaults.ts'
import styles from './friend-list.module.css'
import type { FriendListProps } from './props.schema.ts'

type Friend = FriendListProps['friends'][number]

/** What a friend did: cut so much, or got so many points. */
function deedOf({ cutPrice, points }: Friend): string | undefined {
  if (cutPrice !== undefined) return `砍了 ${priceText(cutPrice)}`
  return points === undefined ? undefined : `+${points} 积分`
}

/** Nobody of them is named but by name and time, which two may share: the newest come first, so that a row is known by those below it. */
const rowsOf = (friends: readonly Friend[]) =>
  friends.map((friend, at) => ({ friend, key: String(friends.length - at) }))

/** Friends who helped (A2, B1): who, when, and what it brought. */
export default function FriendList(props: FriendListProps & WidgetTools): ReactNode {
  const { title, friends, wanted, emptyText, moreText, moreTo, headingLevel, emit } = { ...defaults, ...props }
  const missing = wanted === undefined ? 0 : wanted - friends.length
  const more = moreTo && {
    text: moreText,
    target: addressTarget(moreTo),
    onPress: () => emit('select', {}),
  }
  return (
    <section className={styles.place} aria-label={title}>
      <SectionTitle
        level={headingLevel}
        title={wanted ? `${title} ${friends.length}/${wanted}` : title}
        {...(more && { more })}
      />
      {friends.length === 0 && <p className={styles.none}>{emptyText}</p>}
      {friends.length > 0 && (
        <ul className={styles.list}>
          {rowsOf(friends).map(({ key, friend }) => (
            <FriendRow key={key} friend={friend} />
          ))}
        </ul>
      )}
      {friends.length > 0 && missing > 0 && <p className={styles.missing}>还差 {missing} 位好友</p>}
    </section>
  )
}

function FriendRow({ friend }: { readonly friend: Friend }): ReactNode {
  const { nickName, iconUrl, isMine } = friend
  const moment = friend.helpedAt ?? friend.time
  const deed = deedOf(friend)
  return (
    <li className={styles.friend}>
      <Face name={nickName} picture={iconUrl} />
      <span className={styles.words}>
        <b className={styles.name}>{isMine ? `${faceName(nickName)}（我）` : faceName(nickName)}</b>
        {moment && (
          <span className={styles.time}>
            {dayText(moment)} {timePart(moment)}
          </span>
        )}
      </span>
      {deed && <span className={styles.deed}>{deed}</span>}
    </li>
  )
}
