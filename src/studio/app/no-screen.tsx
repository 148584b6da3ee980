import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Empty } from '../controls/states.tsx'

/** An address that nothing in the studio has, with the way back. */
export const NoScreen = (): ReactNode => (
  <Empty icon="error" action={<Link to="/">回到页面列表</Link>}>
    工作台里没有这个地址
  </Empty>
)
