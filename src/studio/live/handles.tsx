import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../controls/icon.tsx'
import type { LiveBlock } from './live-block.ts'
import styles from './live.module.css'

interface HandlesProps {
  readonly blocks: readonly LiveBlock[]
  /** The block that is pointed at in the list. */
  readonly pointed: string | undefined
}

/** Handles over the frame, one on each block: for the mouse and for touch. Keys have the list beside the frame, which says the same. */
export const Handles = ({ blocks, pointed }: HandlesProps): ReactNode => (
  <div className={styles.handles} aria-hidden="true">
    {blocks.map((block) => (
      <Handle key={block.id} block={block} isPointed={block.id === pointed} />
    ))}
  </div>
)

function Handle({ block, isPointed }: { readonly block: LiveBlock; readonly isPointed: boolean }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { left, top, width, height, depth, name, to } = block
  useLayoutEffect(() => {
    const style = box.current?.style
    if (!style) return
    style.transform = `translate(${left}px, ${top}px)`
    style.width = `${width}px`
    style.height = `${height}px`
  }, [left, top, width, height])
  return (
    <div ref={box} className={styles.box} data-pointed={isPointed || undefined}>
      <button
        type="button"
        tabIndex={-1}
        data-depth={Math.min(depth, 2)}
        title={`在工作台里改：${name}`}
        onClick={() => void navigate(to)}
      >
        <Icon name="edit" />
        <span>{name}</span>
      </button>
    </div>
  )
}
