import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { Dialog } from '../controls/dialog.tsx'
import { commands, keysText } from './commands.ts'
import styles from './app.module.css'

/** Keys of the outline, where a line of it has the focus; those that do something with what is chosen work wherever nothing is typed. */
const OF_OUTLINE: readonly (readonly [keys: string, what: string])[] = [
  ['↑ ↓', '上一个、下一个区块（按住 Shift 连着选）'],
  ['← →', '收起、展开'],
  ['Alt ↑ ↓', '上移、下移'],
  ['Alt → ←', '放进容器、移出容器'],
  ['mod+c', '复制'],
  ['mod+x', '剪切'],
  ['mod+v', '粘贴'],
  ['mod+d', '复制一份'],
  ['mod+shift+h', '隐藏或显示'],
  ['Delete', '删除'],
  ['mod+a', '全选'],
  ['Esc', '不选'],
]

const written = (keys: string) => (keys.startsWith('mod') ? keysText(keys) : keys)

/** The keys of what can be done on this screen, and those of the outline. */
export function KeyList({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { list } = useSnapshot(commands)
  const own = list.flatMap(({ keys, title }) => (keys === undefined ? [] : [[keysText(keys), title] as const]))
  return (
    <Dialog title="快捷键" onClose={onClose}>
      <Keys title="这里可以用的" keys={own} />
      <Keys title="在大纲里" keys={OF_OUTLINE} />
    </Dialog>
  )
}

interface KeysProps {
  readonly title: string
  readonly keys: readonly (readonly [keys: string, what: string])[]
}

const Keys = ({ title, keys }: KeysProps): ReactNode => (
  <section className={styles.keys} aria-label={title}>
    <h3>{title}</h3>
    <dl>
      {keys.map(([key, what]) => (
        <div key={key + what}>
          <dt>{what}</dt>
          <dd>
            <kbd>{written(key)}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
