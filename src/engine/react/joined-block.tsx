import { Component, type ContextType, type ReactNode } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import type { BlockState } from '../core/evaluate-block.ts'
import { blockInside, type BlockProps, crashOf } from './block-inside.tsx'
import { blockPlace } from './block-place.tsx'
import { placeClass } from './height-class.ts'
import type { StaticPlace } from './hydration.ts'
import { keepChoices } from './choices.ts'
import { PageContext } from './page-context.ts'
import { firstState, follow, isAbsent, presentState } from './use-block-state.ts'

interface JoinedProps extends BlockProps {
  /** Of a block without behaviour, which stands whole in the server's HTML. */
  readonly staticPlace?: StaticPlace
}

interface Shown {
  /** Undefined: React owns the place, and the server's HTML stays in it. */
  readonly block?: BlockState
  readonly hasCrashed: boolean
}

type Page = NonNullable<ContextType<typeof PageContext>>

/** React leaves alone what stands in the place: it is the server's. */
const SERVER_HTML = { __html: '' }

/** Blocks that have taken over the server's HTML: mounted anew, when their page is gone back to, they begin with what is known now. */
const taken = new WeakSet<PlannedBlock>()

/**
 * A block that is alive as soon as its surroundings are: in the first view, with its code and its data here, or without behaviour [R75]. It waits
 * for nothing, so it has no Suspense of its own; its place, its boundary and its following of values are one component, since React takes
 * as long for each as for a small block.
 */
export class JoinedBlock extends Component<JoinedProps, Shown> {
  static override contextType = PageContext
  declare context: Page
  private stop?: () => void
  private place: Element | null = null
  /** What React was last asked to show, which it may do later. */
  private asked?: BlockState

  constructor(props: JoinedProps, context: Page) {
    super(props, context)
    const { block, staticPlace } = props
    const state = taken.has(block) ? presentState : firstState
    this.state = { block: staticPlace ? undefined : state(block, context.store), hasCrashed: false }
  }

  static getDerivedStateFromError(): Partial<Shown> {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown): void {
    crashOf(this.context, this.props.block).onError(error)
  }

  override componentDidMount(): void {
    const { block, staticPlace } = this.props
    const { store } = this.context
    if (this.place && !taken.has(block)) {
      const tell = keepChoices(this.place)
      // Once everything that stands around the block is alive too.
      if (tell) queueMicrotask(() => tell())
    }
    taken.add(block)
    if (block.reads.length === 0) return
    this.stop = follow(block, store, this.look)
    if (!staticPlace || store.hasChanged()) this.look()
  }

  override componentWillUnmount(): void {
    this.stop?.()
    this.stop = undefined
    const { staticPlace } = this.props
    // Without the document that was around it.
    if (staticPlace) staticPlace.element = staticPlace.element.cloneNode(true) as Element
  }

  private readonly own = (element: Element | null): void => {
    this.place = element
  }

  private readonly stand = (element: Element | null): void => {
    const { staticPlace } = this.props
    if (!element || !staticPlace || element === staticPlace.element) return
    element.replaceChildren(...staticPlace.element.childNodes)
    staticPlace.element = element
  }

  private readonly look = (): void => {
    const { block } = this.props
    const { store, runtime } = this.context
    const shown = this.asked ?? this.state.block
    if (presentState(block, store) === (shown ?? firstState(block, store))) return
    // Code that can't be had is asked for again with the next change.
    if (shown || runtime.widget(block.widget)) this.show()
    else runtime.loadWidget(block.widget).then(this.show, () => undefined)
  }

  private readonly show = (): void => {
    if (!this.stop) return
    this.asked = presentState(this.props.block, this.context.store)
    this.setState({ block: this.asked })
  }

  private readonly retry = (): void => this.setState({ hasCrashed: false })

  override render(): ReactNode {
    const { block, headingLevel, staticPlace } = this.props
    const { block: state, hasCrashed } = this.state
    const page = this.context
    if (!state && staticPlace)
      return (
        <div
          key="static"
          data-block={block.id}
          className={placeClass(block)}
          // oxlint-disable-next-line react/no-danger -- nothing is put in: it makes React leave what stands there.
          dangerouslySetInnerHTML={SERVER_HTML}
          suppressHydrationWarning
          ref={this.stand}
        />
      )
    if (!state || isAbsent(block, state)) return null
    const inside = hasCrashed
      ? crashOf(page, block).fallback(this.retry)
      : blockInside({ page, block, state, headingLevel })
    return blockPlace(block, inside, this.own)
  }
}
