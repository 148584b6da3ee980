import { Component, type ContextType, type ReactNode } from 'react'
import type { BlockState } from '../core/evaluate-block.ts'
import { blockInside, type BlockProps, crashOf } from './block-inside.tsx'
import { placeClass } from './height-class.ts'
import { PageContext } from './page-context.ts'
import { firstState, follow, isAbsent, presentState } from './use-block-state.ts'

interface JoinedProps extends BlockProps {
  /** It is not made over the server's HTML: what it is now is what it begins with. */
  readonly isLate?: boolean
}

interface Shown {
  readonly block: BlockState
  readonly hasCrashed: boolean
}

/**
 * A block that is alive as soon as its surroundings are: in the first view, with its code and its data here. It waits for nothing, so it has no
 * Suspense of its own; its place, its boundary and its following of values are one component, since React takes as long for each as for
 * a small block.
 */
export class JoinedBlock extends Component<JoinedProps, Shown> {
  static override contextType = PageContext
  declare context: NonNullable<ContextType<typeof PageContext>>
  private stop?: () => void

  constructor(props: JoinedProps, context: NonNullable<ContextType<typeof PageContext>>) {
    super(props, context)
    const stateNow = props.isLate ? presentState : firstState
    this.state = { block: stateNow(props.block, context.store), hasCrashed: false }
  }

  static getDerivedStateFromError(): Partial<Shown> {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown): void {
    crashOf(this.context, this.props.block).onError(error)
  }

  override componentDidMount(): void {
    const { block } = this.props
    if (block.reads.length === 0) return
    this.stop = follow(block, this.context.store, this.look)
    this.look()
  }

  override componentWillUnmount(): void {
    this.stop?.()
  }

  private readonly look = (): void => {
    const block = presentState(this.props.block, this.context.store)
    if (block !== this.state.block) this.setState({ block })
  }

  private readonly retry = (): void => this.setState({ hasCrashed: false })

  override render(): ReactNode {
    const { block, headingLevel } = this.props
    const { block: state, hasCrashed } = this.state
    const page = this.context
    if (isAbsent(block, state)) return null
    return (
      <div data-block={block.id} className={placeClass(block)}>
        {hasCrashed ? crashOf(page, block).fallback(this.retry) : blockInside({ page, block, state, headingLevel })}
      </div>
    )
  }
}
