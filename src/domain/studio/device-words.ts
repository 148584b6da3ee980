/** What Safari says of itself in Version/, the others in a word of their own: the first that is there is it. */
const BROWSERS = [
  [/Edg\/(\d+)/, 'Edge'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).* Safari\//, 'Safari'],
] as const

/** A phone names the system that its own comes from too: iPhone before Mac, Android before Linux. */
const SYSTEMS = ['Windows', 'iPhone', 'iPad', 'Android', 'Mac', 'Linux']

/** A device as its owner knows it again: Mozilla/5.0 (X11; Linux x86_64) … Chrome/130.0 -> Chrome 130 · Linux */
export function deviceWords(agent: string): string {
  const [found] = BROWSERS.flatMap(([sign, name]) => {
    const version = sign.exec(agent)?.[1]
    return version === undefined ? [] : [`${name} ${version}`]
  })
  const browser = found ?? '未知的浏览器'
  const system = SYSTEMS.find((one) => agent.includes(one))
  return system === undefined ? browser : `${browser} · ${system}`
}
