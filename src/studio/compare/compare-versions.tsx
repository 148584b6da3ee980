import { type ReactNode, useMemo, useState } from 'react'
import { firstLook } from '../canvas/look.ts'
import { useAddresses } from '../canvas/use-addresses.ts'
import { Button } from '../controls/button.tsx'
import type { ItemId } from '../../../schemas/studio/item.ts'
import { type BlockKey, type Difference, differences, type Titles } from '../document/index.ts'
import { LinkedScroll } from './linked-scroll.ts'
import { type Version, VersionFrame } from './version-frame.tsx'
import styles from './compare.module.css'

interface CompareVersionsProps {
  /** Whose versions they are. */
  readonly item: ItemId
  readonly titles: Titles
  readonly left: Version
  readonly right: Version
  readonly onClose: () => void
}

/** A change of a block, which both pages can be led to. */
type BlockChange = Difference & { readonly key: BlockKey }

/** A change that is looked at: another object each time, so that who asks for the same one again is led to it again. */
interface Looked {
  readonly change: BlockChange
}

const isOfBlock = (change: Difference): change is BlockChange => change.key !== undefined

/** What became of one version in the other: in words, and as the two pages side by side. */
export function CompareVersions({ item, titles, left, right, onClose }: CompareVersionsProps): ReactNode {
  const changes = useMemo(() => differences(left.document, right.document, titles), [left, right, titles])
  const ofBlocks = useMemo(() => changes.filter(isOfBlock), [changes])
  const [wanted, setWanted] = useState<Looked>()
  // The first change is looked at until somebody wants another, so that what is compared is in view from the start.
  const looked = useMemo(
    () => (wanted && ofBlocks.includes(wanted.change) ? wanted : ofBlocks[0] && { change: ofBlocks[0] }),
    [wanted, ofBlocks],
  )
  const at = looked ? ofBlocks.indexOf(looked.change) : -1
  const look = (change: BlockChange) => setWanted({ change })
  const step = (by: number) => look(ofBlocks[(at + by + ofBlocks.length) % ofBlocks.length]!)
  return (
    <div className={styles.compare}>
      <section className={styles.words} aria-label="两版的不同">
        <p className={styles.steps}>
          <Button disabled={ofBlocks.length === 0} onClick={() => step(-1)}>
            上一处
          </Button>
          <Button disabled={ofBlocks.length === 0} onClick={() => step(1)}>
            下一处
          </Button>
          <span role="status">{at >= 0 && `第 ${at + 1} 处，共 ${ofBlocks.length} 处`}</span>
        </p>
        <ul>
          {changes.map((change) => (
            <li key={change.text} aria-current={change === looked?.change || undefined}>
              {isOfBlock(change) ? (
                <button type="button" onClick={() => look(change)}>
                  {change.text}
                </button>
              ) : (
                change.text
              )}
            </li>
          ))}
          {changes.length === 0 && <li>两版一样</li>}
        </ul>
      </section>
      <Frames {...{ item, titles, left, right, looked, onClose }} changes={ofBlocks} />
    </div>
  )
}

interface FramesProps extends CompareVersionsProps {
  readonly changes: readonly BlockChange[]
  readonly looked: Looked | undefined
}

/** The two pages, where the shop has an address that shows them. */
function Frames({ item, titles, left, right, changes, looked, onClose }: FramesProps): ReactNode {
  const { addresses, failed } = useAddresses(item)
  const [together] = useState(() => new LinkedScroll())
  const [turn, setTurn] = useState(0)
  const address = addresses?.[0]
  const look = useMemo(() => address !== undefined && { ...firstLook(item), address }, [item, address])
  const sides = useMemo(
    () => [sideOf('left', left, right, changes, looked), sideOf('right', right, left, changes, looked)],
    [left, right, changes, looked],
  )
  if (!look) return <p className={styles.none}>{addresses ? '没有地址显示它，看不到样子' : failed}</p>
  return (
    <section className={styles.frames} aria-label="两版的样子">
      {sides.map((side) => (
        <VersionFrame
          key={`${side.side} ${side.version.title} ${turn}`}
          {...{ ...side, item, titles, look, together, onClose }}
          onRetry={() => setTurn(turn + 1)}
        />
      ))}
    </section>
  )
}

const has = ({ document }: Version, key: BlockKey) => Object.hasOwn(document.byId, key)

const shownOf = ({ key }: BlockChange, other: Version) => ({ key, leads: !has(other, key) })

/** What one side shows of the changes: the blocks that it has. */
function sideOf(
  side: 'left' | 'right',
  version: Version,
  other: Version,
  changes: readonly BlockChange[],
  looked: Looked | undefined,
) {
  return {
    side,
    version,
    changed: changes.map(({ key }) => key).filter((key) => has(version, key)),
    shown: looked && has(version, looked.change.key) ? shownOf(looked.change, other) : undefined,
  }
}
