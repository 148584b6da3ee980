import type { ReactNode } from 'react'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import styles from './canvas.module.css'

/** What is copied out of a browser has a host and the prefix of the shop before it. */
const shopAddressIn = (typed: string): string =>
  typed.trim().replace(new RegExp(`^(?:https?://[^/]+)?${SHOP_BASE}(?=[/?]|$)/?`), '/')

interface AddressFieldProps {
  /** '' where nothing is looked at yet. */
  readonly address: string
  readonly addresses: readonly string[]
  readonly onChange: (address: string) => void
}

/** Which address is looked at: chosen when the field is left, so that no half-typed one is asked for. */
export function AddressField({ address, addresses, onChange }: AddressFieldProps): ReactNode {
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('address')
        const address = typeof typed === 'string' ? shopAddressIn(typed) : ''
        if (address.startsWith('/')) onChange(address)
      }}
    >
      <label>
        <span>地址</span>
        <input key={address} name="address" defaultValue={address} list="canvas-addresses" spellCheck={false} />
      </label>
      <datalist id="canvas-addresses">
        {addresses.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
      <button type="submit">打开</button>
    </form>
  )
}
