/** The studio's calls as somebody in it makes them: what a journey needs and is not about. */
export interface OperatorCalls {
  readonly get: <Reply>(path: string) => Promise<Reply>
  readonly post: <Reply>(path: string, body: object) => Promise<Reply>
}

/** @param session of who calls: the value of the studio's cookie @throws where a call is refused */
export function operatorCalls(url: string, session: string): OperatorCalls {
  const headers = { origin: url, cookie: `pagoda_studio=${session}` }
  const call = async (path: string, init?: RequestInit) =>
    (await answer(`${url}/studio/api${path}`, { headers, ...init })).json()
  return {
    get: (path) => call(path),
    post: (path, body) => call(path, sent(headers, body)),
  }
}

/** Comes in by a link that is good once, and sets a password. @returns the session */
export async function signedInBy(link: string, password: string): Promise<string> {
  const { origin, hash } = new URL(link)
  const signIn = sent({ origin }, { secret: hash.slice(1) })
  const reply = await answer(`${origin}/studio/api/sign-in-link`, signIn)
  const session = /pagoda_studio=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1]
  if (session === undefined) throw new Error(`${link} signed nobody in`)
  await operatorCalls(origin, session).post('/password', { next: password })
  return session
}

const sent = (headers: Readonly<Record<string, string>>, body: object): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function answer(address: string, init: RequestInit): Promise<Response> {
  const reply = await fetch(address, init)
  if (!reply.ok) throw new Error(`${address} was refused: ${reply.status} ${await reply.text()}`)
  return reply
}
