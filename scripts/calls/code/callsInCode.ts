import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '../../house/sources'
import { addressesOf, PART } from './addresses'
import { readSyntax, type SyntaxFile, type SyntaxNode } from './syntax'

/** A call of the code to the service. */
export interface CodeCall {
  method: string
  /** With `{}` for each part out of the data, and without query. `{}` alone: an address out of an answer. */
  path: string
  version?: 2
  device: boolean
  /** How it stands with the header Authorization: the visitor's, none, or one of its own. */
  by: 'visitor' | 'nobody' | 'provider'
  /** `src/service/titles.ts:39`. */
  at: string
}

/** What makes calls out of others' paths: the client itself, and what stands between it and who asks. */
const PASSES_ON = /^src\/(?:service\/http\/|data\/serviceClient\.ts$|ssr\/)/

/** Names of the variables that hold a client of the service: its calls are found by them. */
export const CLIENT_NAMES: readonly string[] = ['client', 'http']

/**
 * Every call to the service that the code of src can make, read from its sources: `http.get`, `client.get`, `http.send`, and
 * the one upload by XMLHttpRequest.
 * @param root the project's folder
 */
export function callsInCode(root: string): CodeCall[] {
  const known = new Map<string, SyntaxFile>()
  const read = (path: string) => {
    const file = known.get(path) ?? readSyntax(path)
    known.set(path, file)
    return file
  }
  return (
    projectFiles(root, ['src'])
      .filter(
        (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(path) && !PASSES_ON.test(path),
      )
      // Most files ask nothing: they are not worth a tree.
      .filter((path) => /\.(?:get|send|open)\(/.test(readFileSync(join(root, path), 'utf8')))
      .flatMap((path) => {
        const file = read(join(root, path))
        return file.nodes.flatMap((node) =>
          callsAt(node, file, read).map((call) => ({ ...call, at: `${path}:${file.lineOf(node)}` })),
        )
      })
  )
}

function callsAt(node: SyntaxNode, file: SyntaxFile, read: (path: string) => SyntaxFile): Omit<CodeCall, 'at'>[] {
  const asked = askedBy(node)
  if (!asked) return []
  const { methods, address, options } = asked
  const paths = addressesOf(address, file, read).map((text) => text.replace(/\?.*$/s, '') || PART)
  const given = options ? fieldsOf(options, file) : new Map<string, SyntaxNode>()
  const facts = {
    device: given.get('device')?.value === true,
    by: given.get('auth')?.value === false ? 'nobody' : given.has('authorization') ? 'provider' : 'visitor',
    ...(given.get('version')?.value === 2 && { version: 2 as const }),
  } as const
  return methods.flatMap((method) => [...new Set(paths)].map((path) => ({ method, path, ...facts })))
}

/** The method, the address and the options of a call; undefined: it is none to the service. */
function askedBy({ type, callee, arguments: given }: SyntaxNode) {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression' || given.length === 0) return undefined
  const what: string = callee.property.name
  const whose: string = callee.object.name ?? callee.object.property?.name ?? ''
  if (what === 'get' && CLIENT_NAMES.includes(whose)) return { methods: ['GET'], address: given[0], options: given[1] }
  const methods = wordsOf(given[0]).filter((word) => /^(?:POST|PUT|PATCH|DELETE)$/.test(word))
  if (methods.length === 0 || !given[1]) return undefined
  if (what === 'send') return { methods, address: given[1], options: given[3] }
  // Of XMLHttpRequest, which brings its headers by itself.
  return what === 'open' ? { methods, address: given[1], options: undefined } : undefined
}

const wordsOf = (node: SyntaxNode): string[] => {
  if (node.type === 'ConditionalExpression') return [...wordsOf(node.consequent), ...wordsOf(node.alternate)]
  return node.type === 'Literal' ? [String(node.value)] : []
}

/** The fields of an object that is written out here, or a constant of this file. */
function fieldsOf(node: SyntaxNode, file: SyntaxFile): Map<string, SyntaxNode> {
  const fields = new Map<string, SyntaxNode>()
  const object = node.type === 'Identifier' ? constantOf(node.name, file) : node
  for (const { type, key, value } of object?.properties ?? []) if (type === 'Property') fields.set(key.name, value)
  return fields
}

function constantOf(name: string, { nodes }: SyntaxFile): SyntaxNode | undefined {
  const made = nodes.find(({ type, id }) => type === 'VariableDeclarator' && id.name === name)?.init
  return made?.type === 'TSAsExpression' ? made.expression : made
}
