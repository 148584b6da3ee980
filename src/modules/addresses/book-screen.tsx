import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { wayOf } from './address-way.ts'
import { bookEffects } from './addresses-effects.ts'
import { type BookEffect, type BookEvent, type BookState, bookTransition, emptyBook } from './book-flow.ts'
import { ADDRESS_BOOK, NO_ADDRESSES } from './messages.ts'
import { AddressList } from './parts/address-list.tsx'

/** B2.9: a member's addresses, to choose one for an order or to keep them. */
export default function BookScreen({ tools, memory, slots }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<BookState, BookEvent, BookEffect>(tools, memory, {
    initial: emptyBook,
    transition: bookTransition,
    effects: bookEffects,
    opened: (page) => {
      const query = page.query()
      return { type: 'opened', way: wayOf(query), chosen: query.addressId ?? '' }
    },
  })
  const { addresses, way } = state
  const isReady = addresses.status === 'ready'
  usePublished(tools, isReady ? { count: addresses.value.length, isForOrder: way.order !== '' } : undefined)
  useRetryOnline(addresses, () => send({ type: 'retried' }))
  if (addresses.status === 'loading') return <ScreenSkeleton parts={['card', 'form']} />
  return (
    <>
      <div data-part="list">
        {addresses.status === 'failed' ? (
          <ScreenFailure
            code={addresses.refusal.code}
            gone={NO_ADDRESSES}
            other={ADDRESS_BOOK}
            onRetry={() => send({ type: 'retried' })}
          />
        ) : (
          <Book state={state} send={send} />
        )}
      </div>
      {slots.end}
    </>
  )
}

interface BookProps {
  readonly state: BookState
  readonly send: (event: BookEvent) => void
}

function Book({ state, send }: BookProps): ReactNode {
  const { addresses, way, chosen, asked } = state
  if (addresses.status !== 'ready') return null
  return (
    <AddressList
      addresses={addresses.value}
      chosen={way.order === '' ? '' : chosen}
      isAsking={asked !== undefined}
      onAdd={() => send({ type: 'add-pressed' })}
      onDo={(type, id) => send({ type, id })}
      onConfirm={() => send({ type: 'confirmed' })}
      onCancel={() => send({ type: 'cancelled' })}
    />
  )
}
