import { useEffect, useRef, type ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import styles from './browse-task.module.css'
import type { BrowseTaskProps } from './props.schema.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** A4: the countdown starts at the first touch; the way back opens when it is over. */
export default function BrowseTask(props: BrowseTaskProps & WidgetTools): ReactNode {
  const { activityTaskId, activityTaskRelationId, taskName, taskContentNum, done, result, emit } = props
  const left = useSecondsLeft(done ? 0 : taskContentNum)
  const isComplete = left === 0
  const isTold = useRef(done)
  useEffect(() => {
    if (!isComplete || isTold.current) return
    isTold.current = true
    emit('complete', { activityTaskId, activityTaskRelationId })
  }, [isComplete, emit, activityTaskId, activityTaskRelationId])
  const reward = result?.reply?.data?.reward ?? props.reward
  const isGranted = done || result?.status === 'done'
  return (
    <div className={styles.float} role="group" aria-label={taskName}>
      <Ring part={1 - left / taskContentNum} isComplete={isComplete} />
      <div className={styles.words}>
        <p className={styles.title} role="status">
          {isComplete ? '任务已完成' : taskName}
        </p>
        <p className={styles.facts}>
          {isComplete ? `${isGranted ? '已得' : '奖励'} ${reward}` : `浏览 ${taskContentNum} 秒得 ${reward}`}
        </p>
      </div>
      {isComplete ? (
        <button type="button" className={styles.back} onClick={() => emit('return', {})}>
          返回
        </button>
      ) : (
        <p className={styles.left} role="timer">
          还剩 <span className={styles.seconds}>{left}</span> 秒
        </p>
      )}
    </div>
  )
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
