import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFunction, type SyntaxFile, type SyntaxNode } from './syntax'

/** Placeholder for a dynamic part of a URL. */
export const PLACEHOLDER = '{}'

/** Functions that return a dynamic part of a URL. */
const PART_FUNCTIONS = new Set(['segment', 'encodeURIComponent', 'String'])
/** Functions that return a query string. */
const QUERY_FUNCTIONS = new Set(['queryString', 'URLSearchParams'])

/**
 * The URLs that an expression can evaluate to, with `{}` for each dynamic part. Resolves constants, conditional
 * expressions, functions that return a URL, and parameters of functions that are called in the same file.
 * @param read returns the parsed file at a path
 */
export function addressesOf(node: SyntaxNode, file: SyntaxFile, read: (path: string) => SyntaxFile): string[] {
  return texts(node, file, 0)

  function texts(each: SyntaxNode, where: SyntaxFile, depth: number): string[] {
    if (depth > 20) throw new Error(`${where.path}:${where.lineOf(each)}: circular URL expression`)
    const on = (next: SyntaxNode) => texts(next, where, depth + 1)
    switch (each.type) {
      case 'Literal':
        return [String(each.value)]
      case 'TemplateLiteral':
        return each.quasis.reduce(
          (heads: string[], { value }: SyntaxNode, at: number) => {
            const tails = each.expressions[at] ? on(each.expressions[at]) : ['']
            return heads.flatMap((head) => tails.map((tail) => head + value.cooked + tail))
          },
          [''],
        )
      case 'ConditionalExpression':
        return [...on(each.consequent), ...on(each.alternate)]
      case 'AwaitExpression':
        return on(each.argument)
      case 'CallExpression':
      case 'NewExpression':
        return urlsOfCall(each, where, depth)
      case 'MemberExpression':
        // `new URL(path, base).href`; other property values are dynamic.
        return each.property.name === 'href' && each.object.type === 'NewExpression' ? on(each.object) : [PLACEHOLDER]
      case 'Identifier':
        return urlsOfName(each, where, depth)
      default:
        return [PLACEHOLDER]
    }
  }

  function urlsOfCall(call: SyntaxNode, where: SyntaxFile, depth: number): string[] {
    const name: string = call.callee.name ?? ''
    if (PART_FUNCTIONS.has(name)) return [PLACEHOLDER]
    if (QUERY_FUNCTIONS.has(name)) return ['?']
    if (name === 'URL') return texts(call.arguments[0], where, depth + 1)
    const [made, from] = declared(name, call, where)
    if (!made || !isFunction(made)) return [PLACEHOLDER]
    return texts(made.body.type === 'BlockStatement' ? returnedExpression(made.body) : made.body, from, depth + 1)
  }

  function urlsOfName(name: SyntaxNode, where: SyntaxFile, depth: number): string[] {
    const holder = functionWithParameter(name, where)
    if (holder) return argumentsForParameter(holder, where).flatMap((argument) => texts(argument, where, depth + 1))
    const [made, from] = declared(name.name, name, where)
    return made ? texts(made, from, depth + 1) : [PLACEHOLDER]
  }

  /** The declaration of a name, in this file or in the file that exports it. */
  function declared(name: string, from: SyntaxNode, where: SyntaxFile): [SyntaxNode | undefined, SyntaxFile] {
    for (let node: SyntaxNode | undefined = from; node; node = where.parents.get(node)) {
      const found = declarationIn(node, name)
      if (found) return [found, where]
    }
    const source = importOf(name, where)
    if (!source) return [undefined, where]
    const file = read(source)
    return [declarationIn(file.program, name), file]
  }
}

/** The enclosing function that has this name as a parameter, with the index of the parameter. */
function functionWithParameter(name: SyntaxNode, where: SyntaxFile): { made: SyntaxNode; at: number } | undefined {
  for (let node = where.parents.get(name); node; node = where.parents.get(node)) {
    if (declarationIn(node, name.name)) return undefined
    if (!isFunction(node)) continue
    const at = node.params.findIndex((param: SyntaxNode) => param.name === name.name || param.left?.name === name.name)
    if (at >= 0) return { made: node, at }
  }
  return undefined
}

/** The arguments for a parameter in all calls within the file; an unknown node without calls. */
function argumentsForParameter({ made, at }: { made: SyntaxNode; at: number }, where: SyntaxFile): SyntaxNode[] {
  const name = made.id?.name ?? where.parents.get(made)?.id?.name
  const found = where.nodes.flatMap((node) =>
    node.type === 'CallExpression' && name && node.callee.name === name && node.arguments[at]
      ? [node.arguments[at]]
      : [],
  )
  return found.length > 0 ? found : [{ type: 'Unknown', start: made.start }]
}

/** The function, or the initial value of the constant, that a block declares under a name. */
function declarationIn(block: SyntaxNode, name: string): SyntaxNode | undefined {
  const body: SyntaxNode[] = Array.isArray(block.body) ? block.body : []
  for (const statement of body) {
    const own = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (own?.type === 'FunctionDeclaration' && own.id.name === name) return own
    for (const { id, init } of own?.type === 'VariableDeclaration' ? own.declarations : [])
      if (id.name === name) return init
  }
  return undefined
}

const returnedExpression = (body: SyntaxNode): SyntaxNode =>
  body.body.findLast(({ type }: SyntaxNode) => type === 'ReturnStatement')?.argument ?? { type: 'Unknown', start: 0 }

/** The project file that a name is imported from; undefined for packages and names that are not imported. */
function importOf(name: string, { program, path }: SyntaxFile): string | undefined {
  for (const { type, source, specifiers } of program.body)
    if (type === 'ImportDeclaration' && source.value.startsWith('.'))
      for (const { local } of specifiers) if (local.name === name) return fileAt(join(dirname(path), source.value))
  return undefined
}

const fileAt = (path: string) => ['.ts', '.tsx'].map((ending) => path + ending).find((file) => existsSync(file))
