import { type ESTree, parseAst, type Plugin } from 'vite'
import { askedOfReact } from './asked-of-react.ts'
import {
  ON_DEMAND,
  REPORTS_ERRORS,
  UNUSED_EVENTS,
  UNUSED_FUNCTIONS,
  UNUSED_HOOKS,
  UNUSED_KINDS,
  UNUSED_MEMBERS,
  UNUSED_OFFERS,
} from './unused-react.ts'

/**
 * React for the shop, without what the shop never asks of it (unused-react.ts). A minifier can't know that no element is a <ViewTransition>
 * and that no style sheet is React's to load, so a quarter of the largest part of what a first view downloads would be code that never runs.
 * @param asked what sources ask of React; by default those of the shop
 */
export function lightReact(asked: () => ReadonlySet<string> = askedOfReact): Plugin {
  let unused = unusedBeside(new Set())
  return {
    name: 'pagoda:light-react',
    buildStart() {
      unused = unusedBeside(asked())
    },
    transform: {
      filter: {
        id: /\/(?:react(?:-dom)?|scheduler)\/cjs\/(?:react|react-dom|react-dom-client|scheduler)\.production\.js$/,
      },
      handler: (code) => ({ code: withoutUnused(code, unused), map: null }),
    },
    // A package may ask for more, which no look at our own sources would see.
    generateBundle(_options, bundle) {
      const asks = new RegExp(`\\.(?:${[...unused.offers].join('|')})\\b`)
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' && asks.exec(file.code)?.[0]
        if (found)
          this.error(
            `${file.fileName} asks React for ${found}, which the shop's React has not: take it off the lists in build/unused-react.ts`,
          )
      }
    },
  }
}

/** What goes: exports of `react` and its scheduler, hooks in the lists of React DOM, and kinds of fibers. */
interface Unused {
  readonly offers: ReadonlySet<string>
  readonly hooks: ReadonlySet<string>
  readonly kinds: ReadonlySet<number>
}

/** The kind of fiber that forwardRef makes. */
const FORWARD_REF = 11

/** @param asked names that sources ask of React */
export function unusedBeside(asked: ReadonlySet<string>): Unused {
  const left = ON_DEMAND.filter((name) => !asked.has(name))
  return {
    offers: new Set([...UNUSED_OFFERS, ...left]),
    hooks: new Set([...UNUSED_HOOKS, ...left]),
    kinds: new Set([...Object.values(UNUSED_KINDS), ...(asked.has('forwardRef') ? [] : [FORWARD_REF])]),
  }
}

interface Place {
  readonly start: number
  readonly end: number
}

/** A place of the code, and what stands there instead. */
interface Edit extends Place {
  readonly text: string
}

/** Unused functions lose their bodies, and unused kinds of fibers their cases: what only they needed falls to the minifier. */
export function withoutUnused(code: string, unused: Unused): string {
  const edits: Edit[] = []
  visit(parseAst(code), (node) => {
    edits.push(...editsOf(node, code, unused))
    if (node.type === 'FunctionDeclaration' && node.body) edits.push(...keptNames(node.body, unused))
  })
  return edited(code, edits)
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

function visit(node: ESTree.Node, see: (node: ESTree.Node) => void): void {
  see(node)
  for (const value of Object.values(node))
    for (const child of [value].flat() as unknown[]) if (isNode(child)) visit(child, see)
}

function editsOf(node: ESTree.Node, code: string, unused: Unused): readonly Edit[] {
  switch (node.type) {
    case 'FunctionDeclaration':
      return functionEdits(node)
    case 'SwitchStatement':
      return caseEdits(node, unused)
    case 'BinaryExpression':
      return comparisonEdits(node, unused)
    case 'ObjectExpression':
      return hookEdits(node, unused)
    case 'Literal':
      return eventEdits(node)
    case 'VariableDeclarator':
      return reportEdits(node)
    case 'ExpressionStatement':
      return isUnusedMember(code.slice(node.start, node.end), unused) ? [replaced(node, '')] : []
    default:
      return []
  }
}

const isUnusedMember = (statement: string, { offers }: Unused) =>
  UNUSED_MEMBERS.test(statement) || offers.has(/^exports\.(\w+) = /.exec(statement)?.[1] ?? '')

const replaced = ({ start, end }: Place, text: string): Edit => ({ start, end, text })

function functionEdits({ id, body }: ESTree.Function): Edit[] {
  if (!id || !body || !Object.hasOwn(UNUSED_FUNCTIONS, id.name)) return []
  return [replaced(body, `{${UNUSED_FUNCTIONS[id.name]}}`)]
}

/** Where a browser has no reportError, an error that nobody caught is thrown where nobody can: the window hears of it as well. */
function reportEdits({ id, init }: ESTree.VariableDeclarator): Edit[] {
  if (id.type !== 'Identifier' || id.name !== REPORTS_ERRORS || init?.type !== 'ConditionalExpression') return []
  return [replaced(init.alternate, 'function (error) { setTimeout(function () { throw error }) }')]
}

/** React DOM lists the events that it hears under their own names in one text. */
function eventEdits(node: ESTree.Node & { readonly value?: unknown }): Edit[] {
  const events = typeof node.value === 'string' ? node.value.split(' ') : []
  if (!UNUSED_EVENTS.every((name) => events.includes(name))) return []
  return [replaced(node, JSON.stringify(events.filter((name) => !UNUSED_EVENTS.includes(name)).join(' ')))]
}

/** React DOM lists the hooks of a first render, of a later one and of one that is done again. */
const hookEdits = ({ properties, end }: ESTree.ObjectExpression, { hooks }: Unused): Edit[] =>
  properties.flatMap((one, at) => {
    const isUnused = one.type === 'Property' && one.key.type === 'Identifier' && hooks.has(one.key.name)
    return isUnused ? [{ start: one.start, end: properties[at + 1]?.start ?? end - 1, text: '' }] : []
  })

/** `26 === fiber.tag` never holds. */
function comparisonEdits(node: ESTree.BinaryExpression | ESTree.PrivateInExpression, { kinds }: Unused): Edit[] {
  const sides = [node.left, node.right]
  if (!/^[!=]==$/.test(node.operator) || !sides.some((side) => isUnused(side, kinds)) || !sides.some(isKind)) return []
  return [replaced(node, node.operator === '===' ? '!1' : '!0')]
}

/** Whether an expression is the kind of a fiber: React calls it `tag`. */
const isKind = (node: ESTree.Node): boolean =>
  (node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag') ||
  (node.type === 'Identifier' && /tag$/i.test(node.name))

const isUnused = (node: ESTree.Node | null, kinds: Unused['kinds']): boolean =>
  node?.type === 'Literal' && typeof node.value === 'number' && kinds.has(node.value)

const ENDS = ['BreakStatement', 'ReturnStatement', 'ContinueStatement', 'ThrowStatement']
const runsOn = ({ consequent }: ESTree.SwitchCase) => !ENDS.includes(consequent.at(-1)?.type ?? '')

/** A case goes with its code, unless a case before it runs on into that. */
function caseEdits({ discriminant, cases }: ESTree.SwitchStatement, { kinds }: Unused): Edit[] {
  const edits: Edit[] = []
  let isReached = false
  for (const one of isKind(discriminant) ? cases : []) {
    const [first] = one.consequent
    if (isUnused(one.test, kinds))
      edits.push(replaced(isReached && first ? { start: one.start, end: first.start } : one, ''))
    if (!isUnused(one.test, kinds) || (isReached && first)) isReached = runsOn(one)
  }
  return edits
}

/** A `var` of one case is used by the others as well: what goes with a case is named at the beginning of the function. */
function keptNames(body: ESTree.FunctionBody, { kinds }: Unused): Edit[] {
  const names = new Set<string>()
  visit(body, (node) => {
    if (node.type !== 'SwitchStatement' || !isKind(node.discriminant)) return
    for (const one of node.cases.filter(({ test }) => isUnused(test, kinds)))
      visit(one, (part) => {
        if (part.type === 'VariableDeclarator' && part.id.type === 'Identifier') names.add(part.id.name)
      })
  })
  const at = body.start + 1
  return names.size === 0 ? [] : [{ start: at, end: at, text: `var ${[...names].join(',')};` }]
}

/** What stands inside of an edit is gone with it. */
function edited(code: string, edits: readonly Edit[]): string {
  let done = ''
  let at = 0
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (start < at) continue
    done += code.slice(at, start) + text
    at = end
  }
  return done + code.slice(at)
}
