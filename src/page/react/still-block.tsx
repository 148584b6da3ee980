import { Component, type ContextType, type ReactNode } from 'react'
import type { BlockProps } from './block-inside.tsx'
import { placeClass } from './height-class.ts'
import { JoinedBlock } from './joined-block.tsx'
import { PageContext } from './page-context.ts'
import { firstState, follow, presentState } from './use-block-state.ts'

/** React leaves alone what stands in the place: it is the server's. */
const SERVER_HTML = { __html: '' }

/**
 * A block without behaviour whose HTML came from the server: React takes over its place and nothing in it, and its code is not loaded. When what
 * it reads changes, the code is fetched, and the block is drawn like any other.
 */
export class StillBlock extends Component<BlockProps, { readonly isStill: boolean }> {
  static override contextType = PageContext
  declare context: NonNullable<ContextType<typeof PageContext>>
  override state = { isStill: true }
  private stop?: () => void

  override componentDidMount(): void {
    const { block } = this.props
    const { store } = this.context
    if (block.reads.length === 0) return
    this.stop = follow(block, store, this.look)
    if (store.hasChanged()) this.look()
  }

  override componentWillUnmount(): void {
    this.stop?.()
  }

  private readonly look = (): void => {
    const { block } = this.props
    const { store, runtime } = this.context
    if (presentState(block, store) === firstState(block, store)) return
    // Code that can't be had is asked for again with the next change.
    runtime.loadWidget(block.widget).then(this.draw, () => undefined)
  }

  private readonly draw = (): void => {
    if (!this.stop) return
    this.stop()
    this.stop = undefined
    this.setState({ isStill: false })
  }

  override render(): ReactNode {
    const { block, headingLevel } = this.props
    if (!this.state.isStill) return <JoinedBlock block={block} headingLevel={headingLevel} isLate />
    return (
      <div
        data-block={block.id}
        className={placeClass(block)}
        // oxlint-disable-next-line react/no-danger -- nothing is put in: it makes React leave what stands there.
        dangerouslySetInnerHTML={SERVER_HTML}
        suppressHydrationWarning
      />
    )
  }
}
