import { type ReactNode, useState } from 'react'
import { type NavigateFunction, NavLink, Outlet, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { roleNames } from '../../../schemas/studio/role.ts'
import { Chip } from '../controls/states.tsx'
import { Button, IconButton } from '../controls/button.tsx'
import { foldedByTaps } from '../controls/folded.ts'
import { Icon, type IconName } from '../controls/icon.tsx'
import { may, useStudio } from '../session/studio.ts'
import { useAwaiting } from '../releases/use-awaiting.ts'
import { SET_PASSWORD } from '../sign-in/way-back.ts'
import { CommandPalette } from './command-palette.tsx'
import { useCommand } from './commands.ts'
import { KeyList } from './key-list.tsx'
import { toggleLook, useLook } from './look.ts'
import styles from './app.module.css'

/** The ways to the screens, as commands. */
function useWays(navigate: NavigateFunction, me: Parameters<typeof may>[0]): void {
  useCommand('go-pages', '打开：页面列表', undefined, () => void navigate('/'))
  useCommand('go-content', '打开：内容和主题', undefined, () => void navigate('/content'))
  useCommand('go-live', '打开：在商城里改', undefined, () => void navigate('/live'))
  useCommand('go-references', '打开：坏了的引用', undefined, () => void navigate('/references'))
  useCommand('go-releases', '打开：发布单', undefined, () => void navigate('/releases'))
  useCommand('go-account', '打开：我的账号', undefined, () => void navigate('/account'))
  useCommand('go-keys', '打开：密钥', undefined, () => void navigate('/keys'))
  useCommand('go-media', '打开：图片', undefined, () => void navigate('/media'))
  useCommand('go-audit', '打开：记录', undefined, may(me, 'publisher') ? () => void navigate('/audit') : undefined)
  useCommand('go-people', '打开：人员', undefined, may(me, 'admin') ? () => void navigate('/operators') : undefined)
}

/** What stands around every screen of who is signed in. */
export function Frame(): ReactNode {
  const { who, call } = useStudio()
  const { me } = useSnapshot(who)
  const navigate = useNavigate()
  const look = useLook()
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [areKeysOpen, setKeysOpen] = useState(false)
  const signOut = async () => {
    // What is open is saved while that may be done; and who comes next begins at the list, not where somebody else was.
    await navigate('/')
    // Out first: what is on its way meanwhile is refused, and asks nobody to come back.
    who.status = 'out'
    await call('signOut', {})
  }
  useCommand('palette', '命令', 'mod+k', () => setPaletteOpen((open) => !open))
  useCommand('keys', '看所有快捷键', 'shift+?', () => setKeysOpen(true))
  useWays(navigate, me)
  useCommand('look', look === 'dark' ? '换成浅色' : '换成深色', undefined, toggleLook)
  useCommand('sign-out', '退出', undefined, () => void signOut())
  if (!me) return null
  return (
    <div className={styles.frame}>
      <nav className={styles.nav} aria-label="工作台">
        <NavLink to="/" className={styles.brand} aria-label="商城工作台">
          <img src="/tc-fostay/media/favicon.svg" alt="" width="26" height="26" />
        </NavLink>
        <Screens me={me} />
        <GalleryLink />
        <div className={styles.navEnd}>
          <IconButton icon="search" label="命令 (Ctrl K)" onClick={() => setPaletteOpen(true)} />
          <IconButton icon={look === 'dark' ? 'sun' : 'moon'} label="深色或浅色" onClick={toggleLook} />
          <details className={styles.me} ref={foldedByTaps}>
            <summary aria-label={`${me.operator.name}，${roleNames[me.operator.role]}`}>
              {[...me.operator.name][0]}
            </summary>
            <div>
              <strong>{me.operator.name}</strong>
              <Chip tone="quiet">{roleNames[me.operator.role]}</Chip>
              <Button look="quiet" onClick={() => void navigate('/account')}>
                我的账号
              </Button>
              <Button look="quiet" onClick={() => void navigate('/keys')}>
                密钥
              </Button>
              <Button look="quiet" onClick={() => void navigate(SET_PASSWORD)}>
                改密码
              </Button>
              <Button look="quiet" icon="out" onClick={() => void signOut()}>
                退出
              </Button>
            </div>
          </details>
        </div>
      </nav>
      <div className={styles.screen}>
        <Outlet />
      </div>
      {areKeysOpen && <KeyList onClose={() => setKeysOpen(false)} />}
      {isPaletteOpen && <CommandPalette onClose={() => setPaletteOpen(false)} />}
    </div>
  )
}

/** The screens that somebody may open. */
const Screens = ({ me }: { readonly me: Parameters<typeof may>[0] }): ReactNode => {
  const { toDecide, refused } = useAwaiting()
  const waits = [
    toDecide.length > 0 ? `${toDecide.length} 个等你批准` : '',
    refused.length > 0 ? `${refused.length} 个没有批准` : '',
  ].filter((text) => text !== '')
  return (
    <>
      <NavItem to="/" icon="page" text="页面" />
      <NavItem to="/live" icon="eye" text="商城" />
      <NavItem to="/content" icon="theme" text="内容" />
      <NavItem to="/media" icon="picture" text="图片" />
      <NavItem to="/references" icon="route" text="引用" />
      <NavItem
        {...{ to: '/releases', icon: 'release', text: '发布单' }}
        {...(waits.length > 0 && { badge: { count: toDecide.length + refused.length, says: waits.join('，') } })}
      />
      {may(me, 'publisher') && <NavItem to="/audit" icon="history" text="记录" />}
      {may(me, 'admin') && <NavItem to="/operators" icon="people" text="人员" />}
    </>
  )
}

const GalleryLink = (): ReactNode => (
  <a className={styles.item} href="/studio/gallery" target="_blank" rel="noreferrer">
    <Icon name="block" />
    组件
  </a>
)

interface NavItemProps {
  readonly to: string
  readonly icon: IconName
  readonly text: string
  /** How much waits there, and what. */
  readonly badge?: { readonly count: number; readonly says: string }
}

const NavItem = ({ to, icon, text, badge }: NavItemProps): ReactNode => (
  <NavLink
    {...{ to, end: true, className: styles.item }}
    {...(badge && { title: badge.says, 'aria-label': `${text}，${badge.says}` })}
  >
    <Icon name={icon} />
    {text}
    {badge && <small className={styles.badge}>{badge.count}</small>}
  </NavLink>
)
