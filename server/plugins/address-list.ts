import { BlockList, isIP } from 'node:net'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether a text is an address, or a net of them: 10.0.0.7, 10.0.0.0/8, fd00::/8 */
export function isAddressOrNet(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
}

/** Addresses that the server itself has names for, as a proxy's: of this machine, of this wire, of private nets. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal']

/** Whether a text says whose X-Forwarded-For is believed. */
export const isPeer = (text: string): boolean => NAMED.includes(text) || isAddressOrNet(text)

/** The widest nets that anybody has to themselves: 10.0.0.0/8, fc00::/7, and what a provider gets. */
const WIDEST = { ipv4: 8, private: 7, ipv6: 16 }

/** Whether a net is wider than any that is one's own. Every IPv4 address is an IPv6 one too, below ::ffff:0:0/96. */
export function isTooWide(text: string): boolean {
  const [address = '', bits] = text.split('/')
  if (bits === undefined || !isAddressOrNet(text)) return false
  if (familyOf(address) === 'ipv4') return Number(bits) < WIDEST.ipv4
  const { hostname } = new URL(`http://[${address}]`)
  if (hostname.startsWith('[::')) return Number(bits) < 96 + WIDEST.ipv4
  return Number(bits) < (/^\[f[cd]/.test(hostname) ? WIDEST.private : WIDEST.ipv6)
}

/** Tells whether an address is one of these, or in one of these nets. */
export function addressList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}
