import { useEffect, useRef, type ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import styles from './browse-task.module.css'
import type { BrowseTaskProps } from './props.schema.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The code of a submit that nobody was logged in for. */
const NOT_LOGGED_IN = 'not-logged-in'

/** A4: the countdown starts at the first touch; the way back opens when it is over. */
export default function BrowseTask(props: BrowseTaskProps & WidgetTools): ReactNode {
  const { activityTaskId, activityTaskRelationId, taskName, taskContentNum, done, result, emit } = props
  const left = useSecondsLeft(done ? 0 : taskContentNum)
  // Done elsewhere too: a visitor who logged in for it comes back to a page that begins anew.
  const isGranted = done || result?.status === 'done'
  const isComplete = left === 0 || isGranted
  const needsLogin = !done && result?.status === 'refused' && result.code === NOT_LOGGED_IN
  const isTold = useRef(done)
  useEffect(() => {
    if (!isComplete || isGranted || isTold.current) return
    isTold.current = true
    emit('complete', { activityTaskId, activityTaskRelationId })
  }, [isComplete, isGranted, emit, activityTaskId, activityTaskRelationId])
  const reward = result?.reply?.data?.reward ?? props.reward
  return (
    <div className={styles.float} role="group" aria-label={taskName}>
      <Ring part={1 - left / taskContentNum} isComplete={isComplete} />
      <div className={styles.words}>
        <p className={styles.title} role="status">
          {isComplete ? '任务已完成' : taskName}
        </p>
        <p className={styles.facts}>
          {isComplete ? `${rewardWord(isGranted, needsLogin)} ${reward}` : `浏览 ${taskContentNum} 秒得 ${reward}`}
        </p>
      </div>
      {needsLogin && (
        <button
          type="button"
          className={styles.back}
          onClick={() => emit('claim', { activityTaskId, activityTaskRelationId })}
        >
          登录领取
        </button>
      )}
      {isComplete && !needsLogin && (
        <button type="button" className={styles.back} onClick={() => emit('return', {})}>
          返回
        </button>
      )}
      {!isComplete && (
        <p className={styles.left} role="timer">
          还剩 <span className={styles.seconds}>{left}</span> 秒
        </p>
      )}
    </div>
  )
}

function rewardWord(isGranted: boolean, needsLogin: boolean): string {
  if (needsLogin) return '登录后可得'
  return isGranted ? '已得' : '奖励'
}

const ROUND = 100

function Ring({ part, isComplete }: { readonly part: number; readonly isComplete: boolean }): ReactNode {
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
        <circle className={styles.track} cx="18" cy="18" r="16" />
        <circle
          className={styles.run}
          data-begun={part > 0 || undefined}
          cx="18"
          cy="18"
          r="16"
          pathLength={ROUND}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - part)}
          transform="rotate(-90 18 18)"
        />
        {isComplete && <path className={styles.tick} d="M12 18.5l4.3 4.3 8-9" />}
      </svg>
      {!isComplete && (
        <span className={styles.sign}>
          <Icon name="location" />
        </span>
      )}
    </span>
  )
}
