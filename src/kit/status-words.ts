import { failedCallText, NOT_LOGGED_IN } from './failed-call.ts'

/** A8: the words of a status that has its own. */
const named: Readonly<Record<number, string>> = {
  401: failedCallText(NOT_LOGGED_IN),
  403: '您没有此操作权限',
  404: '请求地址失效',
}

/** A8: what a shopper reads by the status of an answer that is none of 200. The words of a server about an address are none for a shopper. */
export function statusWords(status: number, body: unknown): string {
  const said = status === 404 ? undefined : (textOf(body, 'message') ?? textOf(body, 'errorMessage'))
  return said ?? named[status] ?? failedCallText('malformed')
}

/** A text of a server's answer that says something. */
export function textOf(body: unknown, name: string): string | undefined {
  const found: unknown =
    typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}
