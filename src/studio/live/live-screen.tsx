import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { Button } from '../controls/button.tsx'
import { Empty, Skeleton } from '../controls/states.tsx'
import { useTitlesOfShop } from '../editor/use-titles-of-shop.ts'
import { Handles } from './handles.tsx'
import type { LiveBlock } from './live-block.ts'
import { useFrameBlocks } from './use-frame-blocks.ts'
import { useLivePage } from './use-live-page.ts'
import styles from './live.module.css'

/** The live shop as it is, in a frame, with a handle on each block that opens that very block in the studio. */
export function LiveScreen(): ReactNode {
  const [asked, setAsked] = useSearchParams()
  const begin = asked.get('address') ?? '/'
  const frame = useRef<HTMLIFrameElement>(null)
  const { address = begin, blocks } = useFrameBlocks(frame, begin)
  const { titles, failed } = useTitlesOfShop()
  const page = useLivePage(address, titles)
  const [pointed, setPointed] = useState<string>()
  const known = useMemo(
    () =>
      blocks.flatMap((block): LiveBlock[] => {
        const found = page && 'blockOf' in page ? page.blockOf(block.id) : undefined
        return found ? [{ ...block, ...found }] : []
      }),
    [blocks, page],
  )
  return (
    <main className={styles.live}>
      <header className={styles.top}>
        <h1>在商城里改</h1>
        <AddressForm address={address} onOpen={(next) => setAsked({ address: next })} />
        {page && 'name' in page && <Link to={`/pages/page/${encodeURIComponent(page.name)}`}>打开这一页的编辑</Link>}
      </header>
      <BlockList page={page} failed={failed} blocks={known} onPoint={setPointed} />
      <div className={styles.stage}>
        <div className={styles.phone}>
          {/* The live shop itself, as whoever is in front of it: nothing is put into it. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe key={begin} ref={frame} title="线上的商城" src={`${SHOP_BASE}${begin}`} />
          <Handles blocks={known} pointed={pointed} />
        </div>
      </div>
    </main>
  )
}

interface AddressFormProps {
  readonly address: string
  readonly onOpen: (address: string) => void
}

const AddressForm = ({ address, onOpen }: AddressFormProps): ReactNode => (
  <form
    className={styles.address}
    onSubmit={(event) => {
      event.preventDefault()
      const typed = new FormData(event.currentTarget).get('address')
      if (typeof typed === 'string' && typed.startsWith('/')) onOpen(typed)
    }}
  >
    <label htmlFor="live-address">地址</label>
    <input id="live-address" key={address} name="address" defaultValue={address} spellCheck={false} />
    <Button type="submit">打开</Button>
  </form>
)

interface BlockListProps {
  readonly page: ReturnType<typeof useLivePage>
  /** Why nothing is known of the page. */
  readonly failed: string
  readonly blocks: readonly LiveBlock[]
  readonly onPoint: (id: string | undefined) => void
}

/** The same blocks as a list, for keys and for who hears the page. */
function BlockList({ page, failed, blocks, onPoint }: BlockListProps): ReactNode {
  return (
    <nav className={styles.list} aria-label="这一页的区块">
      <h2>这一页的区块</h2>
      {page === undefined && (failed ? <Empty icon="error">{failed}</Empty> : <Skeleton lines={6} />)}
      {page && 'failure' in page && <Empty icon="eye">{page.failure}</Empty>}
      {page && 'name' in page && blocks.length === 0 && <p>正在打开商城页面…</p>}
      <ul>
        {blocks.map(({ id, name, to, depth }) => (
          <li key={id} data-depth={Math.min(depth, 2)}>
            <Link
              to={to}
              onPointerEnter={() => onPoint(id)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(id)}
              onBlur={() => onPoint(undefined)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
