import { parseSync } from 'oxc-parser'

/** A table of which one column, or two together, say in which state a row is. */
export interface StatusColumn {
  /** As the code calls the table, and as the database does. */
  readonly table: string
  readonly sqlTable: string
  readonly columns: readonly string[]
  /** The one file that may change them. */
  readonly writer: string
  /** The one file that makes rows, in their first state. */
  readonly maker: string
}

const status = (
  [table, sqlTable]: readonly [string, string],
  columns: readonly string[],
  [writer, maker]: readonly [string, string],
): StatusColumn => ({
  ...{ table, sqlTable, columns },
  ...{ writer: `server/orders/status/${writer}-status.ts`, maker: `server/orders/${maker}.ts` },
})

export const statusColumns: readonly StatusColumn[] = [
  status(['orders', 'orders'], ['orderStatus', 'paymentStatus'], ['order', 'place-order']),
  status(['orderCodes', 'order_codes'], ['status'], ['code', 'issue-codes']),
  status(['refunds', 'refunds'], ['status'], ['refund', 'write-refund']),
  status(['refundParcels', 'refund_parcels'], ['state'], ['parcel', 'refund-parcel']),
  status(['orderShipments', 'order_shipments'], ['state'], ['shipment', 'shipments']),
  status(['payments', 'payments'], ['state'], ['payment', 'take-payment']),
  status(['paymentReturns', 'payment_returns'], ['state'], ['payment-return', 'plan-returns']),
  status(['appointments', 'appointments'], ['state'], ['appointment', 'appointments/book-day']),
  status(['invoices', 'invoices'], ['state'], ['invoice', 'status/invoice-status']),
  {
    ...{ table: 'bargains', sqlTable: 'bargains', columns: ['state'] },
    ...{ writer: 'server/bargains/bargain-status.ts', maker: 'server/bargains/begin-bargain.ts' },
  },
  {
    ...{ table: 'signJoins', sqlTable: 'sign_joins', columns: ['state'] },
    ...{ writer: 'server/signing/join-status.ts', maker: 'server/signing/join-activity.ts' },
  },
  {
    ...{ table: 'studioReleases', sqlTable: 'studio_releases', columns: ['state'] },
    ...{ writer: 'server/studio/releases/move-release.ts', maker: 'server/studio/releases/gather-calls.ts' },
  },
]

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one)
  else if (isNode(value)) {
    yield value
    for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesOf(child)
  }
}

/** `name(first)` or `something.name(first)`: what it is called on, and its first argument. */
function callOf(value: unknown, name: string): { readonly on: unknown; readonly first: unknown } | undefined {
  if (!isNode(value) || value.type !== 'CallExpression' || !isNode(value['callee'])) return undefined
  const { callee } = value as unknown as { callee: Node }
  const [first] = value['arguments'] as unknown[]
  return nameOf(callee) === name ? { on: callee['object'], first } : undefined
}

/** `orders`, and the last of `tables.orders`. */
const nameOf = (value: unknown): string | undefined => {
  if (!isNode(value)) return undefined
  if (value.type === 'Identifier') return String(value['name'])
  return value.type === 'MemberExpression' ? nameOf(value['property']) : undefined
}

/** The table of an update or an insert somewhere before a link of a chain of calls. */
function tableOf(chain: unknown, kind: 'update' | 'insert'): string | undefined {
  const call = callOf(chain, kind)
  if (call) return nameOf(call.first)
  return isNode(chain) && isNode(chain['callee']) ? tableOf(chain['callee']['object'], kind) : undefined
}

/** Whether what is written may name one of the columns: it does, or nobody can see what it names. */
function mayWrite(written: unknown, columns: readonly string[]): boolean {
  if (!isNode(written) || written.type !== 'ObjectExpression') return true
  return (written['properties'] as Node[]).some(
    ({ type, key, computed }) =>
      type !== 'Property' ||
      computed === true ||
      columns.includes(String((key as Node)['name'] ?? (key as Node)['value'])),
  )
}

/** What of an object literal is called so; undefined when the object is no literal. */
const propertyOf = (value: unknown, name: string): unknown =>
  isNode(value) && value.type === 'ObjectExpression'
    ? (value['properties'] as Node[]).find(({ key }) => isNode(key) && key['name'] === name)?.['value']
    : undefined

/** Updates of a table's status by the query builder, also those of an insert that finds its row there. */
const isBuilt = (node: Node, { table, columns }: StatusColumn): boolean => {
  const set = callOf(node, 'set')
  if (set && tableOf(set.on, 'update') === table) return mayWrite(set.first, columns)
  const upsert = callOf(node, 'onConflictDoUpdate')
  return (
    upsert !== undefined && tableOf(upsert.on, 'insert') === table && mayWrite(propertyOf(upsert.first, 'set'), columns)
  )
}

/** Updates of a table in SQL as text: whatever they set, they belong to the writer. */
const isText = (text: string, { sqlTable }: StatusColumn): boolean =>
  new RegExp(String.raw`\bupdate\s+(?:only\s+)?"?${sqlTable}"?\s+(?:as\s+)?(?:"?\w+"?\s+)?set\b`, 'i').test(text) ||
  new RegExp(String.raw`\binsert\s+into\s+"?${sqlTable}"?[^;]*\bdo\s+update\b`, 'i').test(text)

interface Source {
  readonly nodes: readonly Node[]
  readonly texts: readonly string[]
}

function sourceOf(file: string, text: string): Source {
  const nodes = [...nodesOf(parseSync(file, text).program)]
  return { nodes, texts: nodes.flatMap(textOf) }
}

const tablesWhere = (isIt: (column: StatusColumn) => boolean) => statusColumns.filter(isIt).map(({ table }) => table)

/** Which status columns a file may change, by the names of their tables. */
export function statusesWritten(file: string, text: string): string[] {
  const { nodes, texts } = sourceOf(file, text)
  return tablesWhere(
    (column) => nodes.some((node) => isBuilt(node, column)) || texts.some((one) => isText(one, column)),
  )
}

/** Of which of these tables a file makes rows. */
export function rowsMade(file: string, text: string): string[] {
  const { nodes, texts } = sourceOf(file, text)
  return tablesWhere(
    ({ table, sqlTable }) =>
      nodes.some((node) => nameOf(callOf(node, 'insert')?.first) === table) ||
      texts.some((one) => new RegExp(String.raw`\binsert\s+into\s+"?${sqlTable}\b`, 'i').test(one)),
  )
}

/** The words of a text or a template; a value in a template stands as a name. */
function textOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  if (node.type !== 'TemplateLiteral') return []
  const { quasis } = node as unknown as { quasis: { value: { raw: string } }[] }
  return [quasis.map(({ value }) => value.raw).join('_')]
}
