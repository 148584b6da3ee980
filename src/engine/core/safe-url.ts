// oxlint-disable-next-line no-control-regex -- browsers skip these characters inside an address: "java\nscript:" is a script
const invisible = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g
const path = /^\/(?![/\\])/
const direct = /^(?:tel:[\d+*#,;()\- ]+|mailto:[^\s@?]+@[^\s@?]+(?:\?\S*)?)$/i
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

function webAddress(text: string): string | undefined {
  if (!/^https?:\/\/[^/\\]/i.test(text)) return undefined
  try {
    const { protocol, hostname, username, password, href } = new URL(text)
    const isAllowed = protocol === 'https:' || thisMachine.has(hostname)
    return isAllowed && !username && !password ? href : undefined
  } catch {
    return undefined
  }
}

/**
 * The address when it may be opened: a path of this site, https, http of this machine, tel or mailto; without control
 * characters. Undefined for anything else (javascript:, data:, //host, hidden sign-ins), and for what is not a text.
 */
export function safeUrl(text: string): string | undefined {
  if (typeof text !== 'string') return undefined
  const clean = text.replace(invisible, '').trim()
  return path.test(clean) || direct.test(clean) ? clean : webAddress(clean)
}
