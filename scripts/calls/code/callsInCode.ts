import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '../../house/sources'
import { addressesOf, PLACEHOLDER } from './addresses'
import { readSyntax, type SyntaxFile, type SyntaxNode } from './syntax'

/** A call to the service, found in the source code. */
export interface CodeCall {
  method: string
  /** Without query, with `{}` for each dynamic part. `{}` alone: the URL comes from the config or a response. */
  path: string
  version?: 2
  device: boolean
  /** Which Authorization header the call sends: the visitor's token if there is one, none, or the token of a provider. */
  auth: 'optional' | 'none' | 'provider'
  /** File and line, such as `src/service/titles.ts:39`. */
  location: string
}

/** Files that forward calls of other files: the HTTP client and its wrappers. */
const FORWARDING_FILES = /^src\/(?:service\/http\/|data\/serviceClient\.ts$|ssr\/)/

/** Variable names that identify a service client. Calls are found by these names. */
export const CLIENT_NAMES: readonly string[] = ['client', 'http']

/**
 * Finds every call to the service in the sources below src/: `http.get`, `client.get`, `http.send`, and the one upload by
 * XMLHttpRequest.
 * @param root folder of the project
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
        (path) =>
          /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(path) && !FORWARDING_FILES.test(path),
      )
      // Parsing is slow and most files make no calls.
      .filter((path) => /\.(?:get|send|open)\(/.test(readFileSync(join(root, path), 'utf8')))
      .flatMap((path) => {
        const file = read(join(root, path))
        return file.nodes.flatMap((node) =>
          callsAt(node, file, read).map((call) => ({ ...call, location: `${path}:${file.lineOf(node)}` })),
        )
      })
  )
}

function callsAt(node: SyntaxNode, file: SyntaxFile, read: (path: string) => SyntaxFile): Omit<CodeCall, 'location'>[] {
  const call = parseCall(node)
  if (!call) return []
  const { methods, address, options } = call
  const paths = addressesOf(address, file, read).map((text) => text.replace(/\?.*$/s, '') || PLACEHOLDER)
  const given = options ? fieldsOf(options, file) : new Map<string, SyntaxNode>()
  const facts = {
    device: given.get('device')?.value === true,
    auth: given.get('auth')?.value === false ? 'none' : given.has('authorization') ? 'provider' : 'optional',
    ...(given.get('version')?.value === 2 && { version: 2 as const }),
  } as const
  return methods.flatMap((method) => [...new Set(paths)].map((path) => ({ method, path, ...facts })))
}

/** The methods, URL and options of a call; undefined if it is not a call to the service. */
function parseCall({ type, callee, arguments: given }: SyntaxNode) {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression' || given.length === 0) return undefined
  const method: string = callee.property.name
  const client: string = callee.object.name ?? callee.object.property?.name ?? ''
  if (method === 'get' && CLIENT_NAMES.includes(client))
    return { methods: ['GET'], address: given[0], options: given[1] }
  const methods = literalsIn(given[0]).filter((word) => /^(?:POST|PUT|PATCH|DELETE)$/.test(word))
  if (methods.length === 0 || !given[1]) return undefined
  if (method === 'send') return { methods, address: given[1], options: given[3] }
  // XMLHttpRequest.open; its headers are set elsewhere.
  return method === 'open' ? { methods, address: given[1], options: undefined } : undefined
}

const literalsIn = (node: SyntaxNode): string[] => {
  if (node.type === 'ConditionalExpression') return [...literalsIn(node.consequent), ...literalsIn(node.alternate)]
  return node.type === 'Literal' ? [String(node.value)] : []
}

/** Fields of an object literal, or of a constant in the same file that holds one. */
function fieldsOf(node: SyntaxNode, file: SyntaxFile): Map<string, SyntaxNode> {
  const fields = new Map<string, SyntaxNode>()
  const object = node.type === 'Identifier' ? constantValueOf(node.name, file) : node
  for (const { type, key, value } of object?.properties ?? []) if (type === 'Property') fields.set(key.name, value)
  return fields
}

function constantValueOf(name: string, { nodes }: SyntaxFile): SyntaxNode | undefined {
  const made = nodes.find(({ type, id }) => type === 'VariableDeclarator' && id.name === name)?.init
  return made?.type === 'TSAsExpression' ? made.expression : made
}
