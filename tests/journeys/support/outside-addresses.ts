import { readFileSync } from 'node:fs'

/** Addresses to which nothing in the shop leads, as docs/addresses.md lists them, each with who opens it. */
export const outsideAddresses = (): string[] => {
  const [, section = ''] = readFileSync('docs/addresses.md', 'utf8').split('## Opened from outside')
  return [...section.matchAll(/^\| `([^`]+)` +\| .+ \|$/gm)].map(([, address = '']) => address)
}
