import type { ReactNode } from 'react'
import { addressTarget } from '../../domain/visit/content-target.ts'
import { Button, ButtonLink } from '../button/index.tsx'
import { EmptyState } from '../empty-state/index.tsx'
import { Lighthouse } from '../scene/lighthouse.tsx'
import styles from './screen-state.module.css'

const home = addressTarget('/')

interface ScreenSkeletonProps {
  /** About how high the screen's parts will be, from top to bottom: a line, a card, a form; each once. */
  readonly parts: readonly ('line' | 'card' | 'form')[]
}

/** Keeps the places of a screen's parts while what it shows is on the way. */
export const ScreenSkeleton = ({ parts }: ScreenSkeletonProps): ReactNode =>
  parts.map((part) => <div key={part} className={styles.skeleton} data-shape={part} aria-hidden="true" />)

/** Where else a shopper may find what they looked for. */
interface OtherWay {
  readonly text: string
  readonly to: string
}

const orders: OtherWay = { text: '我的订单', to: '/order' }

interface ScreenFailureProps {
  /** Why it could not be had. */
  readonly code: string
  /** What is said where the thing itself is not there, or is not this shopper's: another try is of no use then. */
  readonly gone: string
  /** The second way on from there: the member's orders, unless the thing belongs to none. */
  readonly other?: OtherWay
  readonly onRetry: () => void
}

/** What stands in the place of a screen that could not be had. A screen reader says it by itself. */
export function ScreenFailure({ code, gone, other = orders, onRetry }: ScreenFailureProps): ReactNode {
  if (code === 'not-found')
    return (
      <div role="status">
        <EmptyState
          scene="missing"
          text={gone}
          action={
            <>
              <ButtonLink target={addressTarget(other.to)}>{other.text}</ButtonLink>
              <ToHome />
            </>
          }
        />
      </div>
    )
  return (
    <output className={styles.failure}>
      <Lighthouse />
      <span className={styles.words}>这里暂时没能加载出来</span>
      <span className={styles.hint}>{code === 'offline' ? '请检查网络，网络恢复后会自动加载' : '请稍后再试'}</span>
      <Button onPress={onRetry}>重新加载</Button>
      <ToHome />
    </output>
  )
}

const ToHome = () => (
  <ButtonLink kind="text" target={home}>
    去首页
  </ButtonLink>
)
