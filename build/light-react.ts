import { type ESTree, parseAst, type Plugin } from 'vite'
import { UNUSED_FUNCTIONS, UNUSED_KINDS, UNUSED_MEMBERS } from './unused-react.ts'

/**
 * React DOM for the shop, without what the shop never asks of it (unused-react.ts). A minifier can't know that no element is a <ViewTransition>
 * and that no style sheet is React's to load, so a quarter of the largest part of what a first view downloads would be code that never runs.
 */
export function lightReact(): Plugin {
  return {
    name: 'pagoda:light-react',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom(?:-client)?\.production\.js$/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
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
export function withoutUnused(code: string): string {
  const edits: Edit[] = []
  visit(parseAst(code), (node) => {
    edits.push(...editsOf(node, code))
    if (node.type === 'FunctionDeclaration' && node.body) edits.push(...keptNames(node.body))
  })
  return edited(code, edits)
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

function visit(node: ESTree.Node, see: (node: ESTree.Node) => void): void {
  see(node)
  for (const value of Object.values(node))
    for (const child of [value].flat() as unknown[]) if (isNode(child)) visit(child, see)
}

function editsOf(node: ESTree.Node, code: string): readonly Edit[] {
  switch (node.type) {
    case 'FunctionDeclaration':
      return functionEdits(node)
    case 'SwitchStatement':
      return caseEdits(node)
    case 'BinaryExpression':
      return comparisonEdits(node)
    case 'ExpressionStatement':
      return UNUSED_MEMBERS.test(code.slice(node.start, node.end)) ? [replaced(node, '')] : []
    default:
      return []
  }
}

const replaced = ({ start, end }: Place, text: string): Edit => ({ start, end, text })

function functionEdits({ id, body }: ESTree.Function): Edit[] {
  if (!id || !body || !Object.hasOwn(UNUSED_FUNCTIONS, id.name)) return []
  return [replaced(body, `{${UNUSED_FUNCTIONS[id.name]}}`)]
}

/** `26 === fiber.tag` never holds. */
function comparisonEdits(node: ESTree.BinaryExpression | ESTree.PrivateInExpression): Edit[] {
  const sides = [node.left, node.right]
  if (!/^[!=]==$/.test(node.operator) || !sides.some(isUnused) || !sides.some(isKind)) return []
  return [replaced(node, node.operator === '===' ? '!1' : '!0')]
}

/** Whether an expression is the kind of a fiber: React calls it `tag`. */
const isKind = (node: ESTree.Node): boolean =>
  (node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag') ||
  (node.type === 'Identifier' && /tag$/i.test(node.name))

const isUnused = (node: ESTree.Node | null): boolean =>
  node?.type === 'Literal' && Object.values(UNUSED_KINDS).some((kind) => kind === node.value)

const ENDS = ['BreakStatement', 'ReturnStatement', 'ContinueStatement', 'ThrowStatement']
const runsOn = ({ consequent }: ESTree.SwitchCase) => !ENDS.includes(consequent.at(-1)?.type ?? '')

/** A case goes with its code, unless a case before it runs on into that. */
function caseEdits({ discriminant, cases }: ESTree.SwitchStatement): Edit[] {
  const edits: Edit[] = []
  let isReached = false
  for (const one of isKind(discriminant) ? cases : []) {
    const [first] = one.consequent
    if (isUnused(one.test)) edits.push(replaced(isReached && first ? { start: one.start, end: first.start } : one, ''))
    if (!isUnused(one.test) || (isReached && first)) isReached = runsOn(one)
  }
  return edits
}

/** A `var` of one case is used by the others as well: what goes with a case is named at the beginning of the function. */
function keptNames(body: ESTree.FunctionBody): Edit[] {
  const names = new Set<string>()
  visit(body, (node) => {
    if (node.type !== 'SwitchStatement' || !isKind(node.discriminant)) return
    for (const one of node.cases.filter(({ test }) => isUnused(test)))
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
