import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { type Role, roleNames } from '../../../schemas/studio/role.ts'
import { Empty } from '../controls/states.tsx'
import { may, useStudio } from '../session/studio.ts'

/** Screens of a role. Who comes by their address and has less is told so: nothing stands there that would be refused [S1]. */
export function RoleScreen({ needed }: { readonly needed: Role }): ReactNode {
  const { who } = useStudio()
  const { me } = useSnapshot(who)
  if (may(me, needed)) return <Outlet />
  return (
    <Empty icon="error" action={<Link to="/">回到页面列表</Link>}>
      这里要「{roleNames[needed]}」权限，你的角色看不了
    </Empty>
  )
}
