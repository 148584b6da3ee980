/** What no id holds, and what some hosts read as another path: slashes of both kinds, a percent sign (an encoded one once more), what can't be seen. */
const UNSAFE = /[/\\%\p{Control}]/u

/**
 * The path of a call at its host, made anew from the route's pattern, so that nothing of the address that was asked for can lead elsewhere.
 * @param pattern /online/thing/:id
 * @param params decoded, by the names of the pattern
 * @returns undefined when a parameter would change the path
 */
export function upstreamPath(pattern: string, params: Readonly<Record<string, string>>): string | undefined {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? params[part.slice(1)] : part))
  if (!parts.every((part, at) => isSegment(part) || (at === 0 && part === ''))) return undefined
  return parts.map((part) => encodeURIComponent(part ?? '')).join('/')
}

const isSegment = (part: string | undefined): part is string =>
  part !== undefined && part !== '' && part !== '.' && part !== '..' && !UNSAFE.test(part)
